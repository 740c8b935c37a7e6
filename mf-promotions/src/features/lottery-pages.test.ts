import { shopServer, wirePage } from '@jishi/testing';
import { aWireLottery, aWireLotteryDetail, aWireUser } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { load } from '../testing/load.ts';
import lottery from './lottery/lottery-page.ts';
import lotteries from './lottery-list/lottery-list-page.ts';
import prizes from './prizes/prizes-page.ts';

const server = shopServer({
  'GET integralDraw': wirePage([aWireLottery({ id: 1 })]),
  'GET integralDraw/1': aWireLotteryDetail({ id: 1, name: '秋收大转盘' }),
  'GET integralDraw/2': null,
  'GET integralDrawLog': wirePage([]),
  'GET integralDrawFair/1': null,
  'GET integralDrawFair/2': null,
  'GET integralDrawProof': wirePage([]),
  'GET user': aWireUser(),
});

it.each([
  ['lotteries', lotteries, 'page=x', '积分抽奖'],
  ['lottery', lottery, 'id=1&page=2&sort=oldest', '秋收大转盘'],
  ['a lottery that is not there', lottery, 'id=2', '积分抽奖'],
  ['prizes', prizes, '', '中奖记录'],
] as const)('%s', async (_, page, query, title) => {
  expect((await load(page, query)).head).toMatchObject({ title, noIndex: true });
});

describe('a game without its number', () => {
  it.each(['', 'id='])('%j leads to the list', async (query) => {
    const { thrown } = await load(lottery, query);
    const { status, headers } = thrown as Response;
    expect([status, headers.get('Location')]).toEqual([302, '/user/integralDraw/list']);
    expect(server.asked).toEqual([]);
  });

  it.each(['id=0', 'id=abc', 'id=-1', 'id=1e5'])('%j is not found, without asking', async (query) => {
    expect((await load(lottery, query)).thrown).toMatchObject({ init: { status: 404 } });
    expect(server.asked).toEqual([]);
  });
});
