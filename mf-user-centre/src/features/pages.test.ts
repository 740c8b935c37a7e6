import { isApiError } from '@jishi/api';
import { refuse, shopServer, wirePage } from '@jishi/testing';
import {
  aWireDevice,
  aWireFeatures,
  aWireNotice,
  aWireOrder,
  aWireOrderCounts,
  aWireOrderDetail,
  aWireSavedGood,
  aWireSecurityState,
  aWireUser,
} from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { FEATURES, noService } from '../testing/draw.tsx';
import { load } from '../testing/load.ts';
import addresses from './addresses/addresses-page.ts';
import closeAccount from './close-account/close-account-page.ts';
import devices from './devices/devices-page.ts';
import favourites from './favourites/favourites-page.ts';
import myData from './my-data/my-data-page.ts';
import notice from './notices/notice-detail-page.ts';
import notices from './notices/notice-list-page.ts';
import order from './orders/order-detail-page.ts';
import orders from './orders/order-list-page.ts';
import ownReviews from './own-reviews/own-reviews-page.ts';
import passkeys from './passkeys/passkeys-page.ts';
import password from './password/password-page.ts';
import phone from './phone/phone-page.ts';
import portal from './portal/portal-page.ts';
import register from './register/register-page.ts';
import resetPassword from './reset-password/reset-password-page.ts';
import earlierScan from './scan/earlier-scan-page.ts';
import scan from './scan/scan-page.ts';
import security from './security/security-page.ts';
import sharedFavourites from './shared-favourites/shared-favourites-page.ts';
import signIn from './sign-in/sign-in-page.ts';
import writeReview from './write-review/write-review-page.ts';

const NOTICE = '00000000-0000-4000-8000-000000000001';

const server = shopServer({
  ...noService,
  [FEATURES]: aWireFeatures(),
  'GET banner': wirePage([]),
  'GET user': aWireUser(),
  'GET user/security': aWireSecurityState(),
  'GET user/proof': { seconds_left: 600, ways: ['password'] },
  'GET user/passkeys': [],
  'GET user/devices': [aWireDevice({ id: 1, is_current: true })],
  'GET browse': wirePage([aWireSavedGood({ id: 1 })]),
  'GET shipping': wirePage([]),
  'GET collect': wirePage([]),
  'GET collectList': [],
  'GET collectList/3': wirePage([]),
  'POST collectList/read': { name: '厨房', from: '', expires_at: '2026-12-29 10:00:00', gone: 0, goods: [] },
  'GET notification': wirePage([aWireNotice({ id: NOTICE })]),
  [`GET notification/detail/${NOTICE}`]: aWireNotice({ id: NOTICE }),
  'GET user/closing': { orders: [], money: 0, integral: 0, integralMoney: 0, coupons: 0, prizes: 0 },
  'GET user/data': { state: 'none', asked_at: null, ready_at: null, expires_at: null, size: null, per_day: 3 },
  'GET goodIndent': wirePage([aWireOrder({ id: 1 })]),
  'GET comment/detail/1': [],
  'GET comment/terms': { points: 0, length: 15, pictures: 1 },
  'GET comment/user': wirePage([]),
  'GET goodIndent/quantity': aWireOrderCounts(),
  'GET refund/quantity': 0,
  'GET goodIndent/detail/1': aWireOrderDetail({ id: 1 }),
});

/** Who is signed in is sent on. */
const forVisitors: ReadonlySet<string> = new Set(['sign-in', 'register', 'reset-password']);

describe('heads', () => {
  it.each([
    ['sign-in', signIn, '', '登录'],
    ['register', register, '', '注册账号'],
    ['reset-password', resetPassword, '', '重设密码'],
    ['scan', scan, '', '扫码登录'],
    ['portal', portal, '', '个人中心'],
    ['orders', orders, '', '我的订单'],
    ['order', order, 'id=1', '订单 20261120000001'],
    ['addresses', addresses, '', '收货地址'],
    ['security', security, '', '账号安全'],
    ['phone', phone, '', '更换手机号'],
    ['password', password, '', '登录密码'],
    ['passkeys', passkeys, '', '通行密钥'],
    ['devices', devices, '', '登录过的设备'],
    ['favourites', favourites, 'page=x', '我的收藏'],
    ['favourites of a list', favourites, 'list=3', '我的收藏'],
    ['a shared list', sharedFavourites, 'list=abc', '厨房'],
    ['a shared list without its link', sharedFavourites, '', '分享的收藏夹'],
    ['close-account', closeAccount, '', '注销账号'],
    ['my-data', myData, '', '我的数据'],
    ['notices', notices, 'sort=x', '消息'],
    ['write-review', writeReview, 'id=1', '写评价'],
    ['own reviews to write', ownReviews, '', '我的评价'],
    ['own reviews', ownReviews, 'show=written', '我的评价'],
    ['notice', notice, `id=${NOTICE}`, '商品已发货'],
  ] as const)('%s', async (name, page, query, title) => {
    const { head } = await load(page, query, !forVisitors.has(name));
    expect(head).toMatchObject({ title, noIndex: true });
  });
});

it('leads the codes of earlier clients to the page of today', async () => {
  const { thrown } = await load(earlierScan, 'uuid=a b');
  const { status, headers } = thrown as Response;
  expect([status, headers.get('Location')]).toEqual([302, '/pass/scan?uuid=a+b']);
});

describe('order', () => {
  it('is at hand for customer service', async () => {
    const { head } = await load(order, 'id=1');
    expect(head?.subject).toEqual({ kind: 'order', number: '20261120000001', name: '商品 1' });
  });

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

describe('review', () => {
  it.each(['', 'id=0', 'id=abc'])('%j is not found, without asking', async (query) => {
    const { thrown } = await load(writeReview, query);
    expect(thrown).toMatchObject({ init: { status: 404 } });
    expect(server.asked).toEqual([]);
  });

  it("of another customer's order is not found", async () => {
    server.serve({ 'GET comment/detail/7': refuse('该内容已不存在', 50000, 404, 'not-found') });
    const { thrown } = await load(writeReview, 'id=7');
    expect(isApiError(thrown, 'not-found')).toBe(true);
  });
});

describe('notice', () => {
  it.each(['', 'id=7', `id=${NOTICE}0`])('%j is not found, without asking', async (query) => {
    const { thrown } = await load(notice, query);
    expect(thrown).toMatchObject({ init: { status: 404 } });
    expect(server.asked).toEqual([]);
  });

  it("a deleted one and another customer's are not found", async () => {
    server.serve({ [`GET notification/detail/${NOTICE}`]: null });
    const { thrown } = await load(notice, `id=${NOTICE}`);
    expect(thrown).toMatchObject({ init: { status: 404 } });
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
