import { isApiError } from '@jishi/api';
import { refuse, shopServer, wirePage } from '@jishi/testing';
import {
  aWireFeatures,
  aWireOrder,
  aWireOrderCounts,
  aWireOrderDetail,
  aWireSavedGood,
  aWireUser,
} from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../testing/draw.tsx';
import { load } from '../testing/load.ts';
import addresses from './addresses/addresses-page.ts';
import favourites from './favourites/favourites-page.ts';
import order from './orders/order-detail-page.ts';
import orders from './orders/order-list-page.ts';
import portal from './portal/portal-page.ts';
import signIn from './sign-in/sign-in-page.ts';

const server = shopServer({
  [FEATURES]: aWireFeatures(),
  'GET banner': wirePage([]),
  'GET user': aWireUser(),
  'GET browse': wirePage([aWireSavedGood({ id: 1 })]),
  'GET shipping': wirePage([]),
  'GET collect': wirePage([]),
  'GET goodIndent': wirePage([aWireOrder({ id: 1 })]),
  'GET goodIndent/quantity': aWireOrderCounts(),
  'GET goodIndent/detail/1': aWireOrderDetail({ id: 1 }),
});

describe('heads', () => {
  it.each([
    ['sign-in', signIn, '', '登录'],
    ['portal', portal, '', '个人中心'],
    ['orders', orders, '', '我的订单'],
    ['order', order, 'id=1', '订单 20261120000001'],
    ['addresses', addresses, '', '收货地址'],
    ['favourites', favourites, 'page=x', '我的收藏'],
  ] as const)('%s', async (name, page, query, title) => {
    const { head } = await load(page, query, name !== 'sign-in');
    expect(head).toMatchObject({ title, noIndex: true });
  });
});

describe('order', () => {
  it.each(['', 'id=', 'id=0', 'id=abc', 'id=-1', 'id=1e5'])('%j is not found, without asking', async (query) => {
    const { thrown } = await load(order, query);
    expect(thrown).toMatchObject({ init: { status: 404 } });
    expect(server.asked).toEqual([]);
  });

  it("another customer's is not found", async () => {
    server.serve({ 'GET goodIndent/detail/7': refuse('该内容已不存在', 50000, 404, 'not-found') });
    const { thrown } = await load(order, 'id=7');
    expect(isApiError(thrown, 'not-found')).toBe(true);
  });
});

describe('sign-in of a customer', () => {
  it.each([
    ['', '/user/portal'],
    ['from=%2Fuser%2Faddress', '/user/address'],
    ['from=https%3A%2F%2Felsewhere.example', '/user/portal'],
  ])('%j leads to %s', async (query, path) => {
    const { thrown } = await load(signIn, query);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe(path);
  });
});
