import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { downloadCodes, lotteryLogs } from '../../kernel/db/schema/index.ts';
import { aLottery, aWonPrize, blank } from '../../modules/lotteries/testing/lotteries.ts';
import { placeOrder } from '../../modules/orders/testing/orders.ts';
import { aProduct } from '../../modules/orders/testing/products.ts';
import { describeEngines } from '../../testing/index.ts';
import { belongingsOf } from './belongings.ts';
import { send } from './calls.ts';
import { makeCallContext } from './context/call-context.ts';
import { aNotice, anOrder, anOwnCoupon, aPaidDownload, givePoints } from './context/fixtures.ts';
import type { CallContext } from './context/row.ts';

/** What the matrix cannot show: ids in bodies, keys of requests, and HEAD. */
describeEngines('somebody else’s ids', (shop) => {
  let context: CallContext;
  beforeEach(async () => {
    context = await makeCallContext(shop());
  });
  const lines = async () => [{ good: await aProduct(shop(), { type: 'virtual' }) }];
  const untouched = async (attempt: () => Promise<unknown>) => {
    const before = await belongingsOf(shop().db, context.owner.id);
    await attempt();
    expect(await belongingsOf(shop().db, context.owner.id)).toEqual(before);
  };

  it('a coupon', async () => {
    const { id } = await anOwnCoupon(context);
    await untouched(async () => {
      const answer = await placeOrder(shop(), context.other, { lines: await lines(), extra: { user_coupon_id: id } });
      expect(answer).toMatchObject({ status: 401, code: 50001 });
    });
  });

  it('a prize', async () => {
    const product = await aProduct(shop(), { type: 'virtual' });
    const name = { zh: '奖', en: 'prize' };
    const id = await aWonPrize(shop(), context.owner, { modelType: 'good', modelId: product.id, name });
    await untouched(async () => {
      const extra = { integral_draw_log_id: id };
      const answer = await placeOrder(shop(), context.other, { lines: [{ good: product, price: 0 }], extra });
      expect(answer).toMatchObject({ status: 401, code: 50001 });
    });
  });

  it('lines of an order in a review', async () => {
    const theirs = await anOrder(context, { state: 'awaiting-review' });
    const { message } = await shop().get<{ id: number }[]>(`comment/detail/${theirs.id}`, { as: context.owner });
    const mine = await anOrder({ ...context, owner: context.other }, { state: 'awaiting-review' });
    const body = message.map(({ id }) => ({ id, score: 1, details: 'x' }));
    await untouched(async () => {
      const response = await shop().post(`comment/${mine.id}`, body, { as: context.other });
      expect(response).toMatchObject({ status: 401, code: 50004 });
    });
  });

  it.each(['read', 'destroy'])('a notice, alone in the path (%s)', async (action) => {
    const { id } = await aNotice(context);
    await untouched(() => shop().post(`notification/${action}/${id}`, {}, { as: context.other }));
  });

  it('the key of a request: another customer’s answer is never told', async () => {
    const headers = { 'idempotency-key': 'the-same-for-both' };
    const wanted = { lines: await lines() };
    const theirs = await placeOrder(shop(), context.owner, wanted, headers);
    const mine = await placeOrder(shop(), context.other, wanted, headers);
    expect([theirs.status, mine.status]).toEqual([200, 200]);
    expect(mine.message).not.toBe(theirs.message);
  });
});

/** Browsers, link previews and caches send HEAD by themselves. */
describeEngines('HEAD', (shop) => {
  const head = async (name: string, path: Record<string, string | number>, as: CallContext['owner'] | null) =>
    (await send(shop(), `HEAD ${name}`, { path }, as)).status;

  describe('has no effects', () => {
    it('on a lottery', async () => {
      const { owner } = await makeCallContext(shop());
      await givePoints(shop(), owner, 1000);
      const { id } = await aLottery(shop(), [blank]);
      expect(await head('integralWinning/:id', { id }, owner)).toBe(405);
      expect(await shop().db.$count(lotteryLogs, eq(lotteryLogs.userId, owner.id))).toBe(0);
    });

    it('on a download', async () => {
      const context = await makeCallContext(shop());
      const orderId = await aPaidDownload(context);
      const { message: code } = await shop().post<string>(`goodIndent/download/${orderId}`, {}, { as: context.owner });
      expect(await head('indentDownload/:code', { code }, null)).toBe(405);
      const [link] = await shop().db.select().from(downloadCodes).where(eq(downloadCodes.code, code));
      expect(link?.usedAt).toBeNull();
    });

    it('on notices', async () => {
      const context = await makeCallContext(shop());
      const { id } = await aNotice(context);
      expect(await head('notification', {}, context.owner)).toBe(405);
      expect(await head('notification/detail/:id', { id }, context.owner)).toBe(405);
      expect((await shop().get('notification/unread', { as: context.owner })).message).toBe(1);
    });

    it('on codes to sign in with', async () => {
      expect(await head('sweepLogin', {}, null)).toBe(405);
    });
  });
});
