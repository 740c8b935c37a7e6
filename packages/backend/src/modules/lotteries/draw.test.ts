import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  coupons,
  lotteries,
  lotteryLogs,
  lotteryPrizes,
  moneyLogs,
  notifications,
  pointsAccounts,
  pointsLogs,
  userCoupons,
} from '../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { drawLottery, type Shown } from './draw.ts';
import { aLottery, blank, points, signedInAgain } from './testing/lotteries.ts';
import { luckyWord } from './testing/lucky-word.ts';

const DAY = 86_400_000;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describeEngines('drawing', (shop) => {
  let customer: TestCustomer;

  beforeEach(async () => {
    customer = await aPlayer();
  });

  const aPlayer = async (available = 1000) => {
    const player = await shop().aCustomer();
    const rich = { available, total: available };
    await shop().db.update(pointsAccounts).set(rich).where(eq(pointsAccounts.userId, player.id));
    return player;
  };
  const draw = (lottery: { id: number }, as = customer, headers = {}) =>
    shop().post<Shown>(`integralWinning/${lottery.id}`, {}, { as, headers });
  /** Draws with a word that falls on these numbers. */
  const fixed = async (lottery: { id: number }, ...numbers: number[]) => drawn(customer.id, lottery.id, numbers);
  const drawn = async (userId: number, lotteryId: number, numbers: number[]) => {
    const word = await luckyWord(shop(), { userId, lotteryId }, numbers);
    const request = { userId, lotteryId, word, seenHash: null };
    return shop().db.transaction((tx) => drawLottery(tx, shop().app.shop, request));
  };
  const account = async (of = customer) =>
    (await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, of.id)))[0];
  const ledger = async () =>
    (
      await shop().db.select().from(pointsLogs).where(eq(pointsLogs.userId, customer.id)).orderBy(asc(pointsLogs.id))
    ).map(({ type, operation, sourceType, sourceId }) => [type, operation, sourceType, sourceId]);
  const logs = async (of = customer) =>
    shop().db.select().from(lotteryLogs).where(eq(lotteryLogs.userId, of.id)).orderBy(asc(lotteryLogs.id));
  const prizeOf = async (id = 0) => (await shop().db.select().from(lotteryPrizes).where(eq(lotteryPrizes.id, id)))[0];

  describe('answers the place of the prize and', () => {
    it('books points at once, with rows for both', async () => {
      const lottery = await aLottery(shop(), [blank, points(120)]);
      expect(await fixed(lottery, 1)).toBe(1);
      expect(await account()).toMatchObject({ available: 1070, total: 1120 });
      expect(await ledger()).toEqual([
        ['spending', 50, 'lottery', lottery.id],
        ['income', 120, 'lottery', lottery.id],
      ]);
      expect(await logs()).toMatchObject([
        { state: 'redeemed', prizeId: lottery.prizeIds[1], modelType: 'points_log' },
      ]);
    });

    it('books money on the balance', async () => {
      const lottery = await aLottery(shop(), [{ modelType: 'balance', value: '500' }]);
      expect(await fixed(lottery, 0)).toBe(0);
      expect((await shop().get('user', { as: customer })).message).toMatchObject({ money: 5 });
      const rows = await shop().db.select().from(moneyLogs).where(eq(moneyLogs.userId, customer.id));
      expect(rows).toMatchObject([{ type: 'income', money: 500, remark: { en: 'Harvest wheel: won Prize 0' } }]);
    });

    it('gives a coupon, until it is over', async () => {
      const endTime = new Date(shop().now.getTime() + DAY);
      const [coupon] = await shop()
        .db.insert(coupons)
        .values({ name: { zh: '券' }, cost: 300, startTime: shop().now, endTime, state: 'underway' })
        .returning();
      const lottery = await aLottery(shop(), [blank, { modelType: 'coupon', modelId: coupon?.id ?? 0 }]);
      expect(await fixed(lottery, 1)).toBe(1);
      const own = await shop().db.select().from(userCoupons).where(eq(userCoupons.userId, customer.id));
      expect(own).toMatchObject([{ couponId: coupon?.id, cost: 300, state: 'unused', failureTime: endTime }]);
      expect(await logs()).toMatchObject([{ state: 'redeemed', modelType: 'user_coupon', modelId: own[0]?.id }]);
      await shop()
        .db.update(coupons)
        .set({ state: 'finished' })
        .where(eq(coupons.id, coupon?.id ?? 0));
      expect(await fixed(lottery, 1)).toBe(0);
    });

    it('lets goods wait for their order, and tells so in both languages', async () => {
      const lottery = await aLottery(shop(), [{ modelType: 'good_sku', modelId: 1, quantity: 5 }, blank]);
      expect(await fixed(lottery, 0)).toBe(0);
      expect(await logs()).toMatchObject([{ state: 'open', modelType: null }]);
      expect((await prizeOf(lottery.prizeIds[0]))?.remaining).toBe(4);
      const isTold = and(eq(notifications.userId, customer.id), eq(notifications.type, 'lottery_won'));
      const [notice] = await shop().db.select().from(notifications).where(isTold);
      expect(notice?.data).toMatchObject({
        type: 3,
        url: '/user/integralDraw/log',
        texts: { zh: { title: '恭喜中奖' }, en: { title: 'You have won' } },
      });
    });

    it('keeps a blank as a try without a prize', async () => {
      const lottery = await aLottery(shop(), [blank]);
      expect(await fixed(lottery, 0)).toBe(0);
      expect(await ledger()).toEqual([['spending', 50, 'lottery', lottery.id]]);
      expect(await logs()).toMatchObject([{ state: 'redeemed', modelType: null, modelId: null }]);
    });

    it('is free where a draw costs nothing', async () => {
      const lottery = await aLottery(shop(), [blank], { cost: 0 });
      const poor = await shop().aCustomer();
      expect(await draw(lottery, poor)).toMatchObject({ status: 200, message: 0 });
      expect(await account(poor)).toMatchObject({ available: 0 });
    });
  });

  describe('a slot machine', () => {
    const reels = { type: 'slots' as const };

    it('wins with three of a kind and loses with anything else', async () => {
      const lottery = await aLottery(shop(), [points(30), points(120), points(500)], reels);
      expect(await fixed(lottery, 2, 2, 2)).toEqual([2, 2, 2]);
      expect(await fixed(lottery, 2, 2, 1)).toEqual([2, 2, 1]);
      expect((await logs()).map(({ prizeId, state }) => [prizeId, state])).toEqual([
        [lottery.prizeIds[2], 'redeemed'],
        [null, 'redeemed'],
      ]);
      expect(await account()).toMatchObject({ available: 1000 - 100 + 500 });
    });

    it('loses instead of giving a prize that is gone', async () => {
      const lottery = await aLottery(shop(), [{ ...points(30), quantity: 2, remaining: 0 }, points(1)], reels);
      expect(await fixed(lottery, 0, 0, 0)).toEqual([0, 0, 1]);
      expect(await logs()).toMatchObject([{ prizeId: null, state: 'redeemed' }]);
    });

    it('answers three places at the door', async () => {
      const lottery = await aLottery(shop(), [points(1), points(2)], reels);
      const { status, message } = await draw(lottery);
      expect(status).toBe(200);
      expect(message).toHaveLength(3);
    });
  });

  describe('a prize that is gone', () => {
    const gone = { modelType: 'points', value: '9', quantity: 3, remaining: 0 } as const;
    it.each([
      ['becomes the first of the list', [points(1), gone], 1, 0],
      ['becomes one there is no end to when the first is gone, too', [gone, gone, points(1)], 1, 2],
    ])('%s', async (_, prizes, chosen, shown) => {
      expect(await fixed(await aLottery(shop(), prizes), chosen)).toBe(shown);
    });

    it('leaves nothing to draw when there is no other', async () => {
      const lottery = await aLottery(shop(), [gone]);
      expect(await draw(lottery)).toMatchObject({ status: 401, code: 50000, message: '抽奖还没准备好' });
      expect(await account()).toMatchObject({ available: 1000 });
    });
  });

  it('closes with its last limited prize', async () => {
    const lottery = await aLottery(shop(), [{ ...points(5), quantity: 2 }, points(1)]);
    const isActive = async () =>
      (await shop().db.select().from(lotteries).where(eq(lotteries.id, lottery.id)))[0]?.isActive;
    await fixed(lottery, 0);
    expect(await isActive()).toBe(true);
    await fixed(lottery, 0);
    expect(await isActive()).toBe(false);
    expect(await draw(lottery)).toMatchObject({ status: 401, code: 50003, message: '抽奖已结束' });
  });

  it('closes when the last two go at the same time', async () => {
    const last = { ...points(5), quantity: 1 };
    const lottery = await aLottery(shop(), [last, last, points(1)]);
    const players = await Promise.all([aPlayer(), aPlayer()]);
    await Promise.all(players.map(({ id }, chosen) => drawn(id, lottery.id, [chosen])));
    expect(
      await shop().db.$count(
        lotteryPrizes,
        and(eq(lotteryPrizes.lotteryId, lottery.id), eq(lotteryPrizes.remaining, 0)),
      ),
    ).toBe(3);
    const [row] = await shop().db.select().from(lotteries).where(eq(lotteries.id, lottery.id));
    expect(row?.isActive).toBe(false);
  });

  it.each<[string, Parameters<typeof aLottery>[2], number, string, string]>([
    ['is switched off', { isActive: false }, 50003, '抽奖已结束', 'The lottery is closed'],
    [
      'has not begun',
      { startTime: new Date('2026-12-24T00:00:00Z'), endTime: new Date('2026-12-26T00:00:00Z') },
      50003,
      '抽奖已结束',
      'The lottery is closed',
    ],
    ['costs more than there is', { cost: 1001 }, 50001, '积分不够', 'Not enough points'],
  ])('is refused where the lottery %s, and nothing changes', async (_, values, code, zh, en) => {
    const lottery = await aLottery(shop(), [points(5)], values);
    expect(await draw(lottery)).toMatchObject({ status: 401, code, message: zh });
    const english = await shop().post(`integralWinning/${lottery.id}`, {}, { as: customer, lang: 'en' });
    expect(english.message).toBe(en);
    expect(await logs()).toEqual([]);
    expect(await account()).toMatchObject({ available: 1000 });
  });

  it('is refused for unknown lotteries, those without prizes, and visitors', async () => {
    expect(await draw({ id: 987_654 })).toMatchObject({ status: 401, code: 50003, message: '没有这个抽奖' });
    expect(await draw(await aLottery(shop(), []))).toMatchObject({ status: 401, code: 50000 });
    expect((await shop().post('integralWinning/abc', {}, { as: customer })).status).toBe(404);
    expect((await shop().post(`integralWinning/${(await aLottery(shop(), [blank])).id}`)).status).toBe(500);
  });

  it('allows so many tries a day and lottery, and new ones tomorrow', async () => {
    const lottery = await aLottery(shop(), [blank], { tries: 2 });
    const other = await aLottery(shop(), [blank], { tries: 1 });
    expect((await draw(lottery)).status).toBe(200);
    expect((await draw(lottery)).status).toBe(200);
    const refused = await draw(lottery);
    expect(refused).toMatchObject({ status: 401, code: 50001, message: '今天的 2 次机会已用完，明天再来' });
    expect((await draw(other)).status).toBe(200);
    const detail = await shop().get<{ has_draw: number }>(`integralDraw/${lottery.id}`, { as: customer });
    expect(detail.message.has_draw).toBe(2);
    shop().advance(DAY);
    expect((await draw(lottery, await signedInAgain(shop(), customer))).status).toBe(200);
  });

  it('has no limit where tries are 0, and takes the GET of the original client', async () => {
    const lottery = await aLottery(shop(), [blank], { tries: 0, cost: 1 });
    const answers = [];
    for (const _ of times(6)) answers.push(await shop().get(`integralWinning/${lottery.id}`, { as: customer }));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('is done once for a repeated request', async () => {
    const lottery = await aLottery(shop(), [points(7), points(9)]);
    const headers = { 'idempotency-key': 'draw-1' };
    const responses = await Promise.all(times(4).map(() => draw(lottery, customer, headers)));
    expect(new Set(responses.map(({ message }) => message)).size).toBe(1);
    expect(await logs()).toHaveLength(1);
  });

  describe('many at once', () => {
    it('never draw more than the tries, nor spend more than the points', async () => {
      const lottery = await aLottery(shop(), [blank], { tries: 5 });
      const responses = await Promise.all(times(16).map(() => draw(lottery)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(await logs()).toHaveLength(5);
      const poor = await aPlayer(120);
      const endless = await aLottery(shop(), [blank], { tries: 0 });
      const tried = await Promise.all(times(8).map(() => draw(endless, poor)));
      expect(tried.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(await account(poor)).toMatchObject({ available: 20 });
    });

    it('never draw more of a prize than there is', async () => {
      const prizes = [blank, { ...points(100), quantity: 3, weight: 1000 }, { ...points(1), quantity: 50 }];
      const lottery = await aLottery(shop(), prizes, { tries: 0, cost: 0 });
      const players = await Promise.all(times(6).map(() => aPlayer(0)));
      const responses = await Promise.all(players.flatMap((player) => times(4).map(() => draw(lottery, player))));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      const drawn = await shop().db.$count(lotteryLogs, eq(lotteryLogs.prizeId, lottery.prizeIds[1] ?? 0));
      expect(drawn).toBe(3);
      expect((await prizeOf(lottery.prizeIds[1]))?.remaining).toBe(0);
    });
  });
});
