import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { lotteryLogs, notifications, outbox } from '../../kernel/db/schema/index.ts';
import type { JobContext } from '../../kernel/jobs/job-kinds.ts';
import type { DrawState } from '../../kernel/words/lotteries.ts';
import { describeRacing, type TestCustomer } from '../../testing/index.ts';
import { prizeExpiryJob } from './expiry-notices.ts';
import { aWonPrize, points } from './testing/lotteries.ts';

const HOUR = 3_600_000;
const DAYS = 24 * HOUR;
const cup = { modelType: 'good', name: { zh: '保温杯', en: 'Flask' }, recyclePoints: 30 } as const;

describeRacing('notices of prizes that are nearly lost', (shop) => {
  const failures: object[] = [];
  beforeEach(() => failures.splice(0));
  const run = () => {
    const log = { info: () => {}, error: (details: object) => failures.push(details) };
    const context: JobContext = { ...shop().app.shop, log };
    return prizeExpiryJob.run({}, context);
  };
  const told = (as: TestCustomer) =>
    shop()
      .db.select()
      .from(notifications)
      .where(and(eq(notifications.userId, as.id), eq(notifications.type, 'prize_lapses')));
  /** Won so long ago. */
  const win = async (
    as: TestCustomer,
    ago: number,
    prize: Parameters<typeof aWonPrize>[2] = cup,
    state: DrawState = 'open',
  ) => {
    const id = await aWonPrize(shop(), as, prize);
    const drawnAt = new Date(shop().now.getTime() - ago);
    await shop().db.update(lotteryLogs).set({ drawnAt, state }).where(eq(lotteryLogs.id, id));
  };

  it('come a day before, once for each prize, in both languages, and lead to the record', async () => {
    const as = await shop().aCustomer();
    await win(as, 14 * DAYS - HOUR / 2);
    await run();
    expect(await told(as)).toEqual([]);
    shop().advance(HOUR);
    await Promise.all([run(), run()]);
    await run();
    const notices = await told(as);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.data).toMatchObject({ type: 3, url: '/user/integralDraw/log' });
    expect(notices[0]?.data.texts.zh).toMatchObject({
      title: '奖品快过期了',
      remark: '“保温杯”只再保留一天，请尽快到“中奖记录”里填写地址，否则折成 30 积分。',
    });
    expect(notices[0]?.data.texts.en).toMatchObject({
      title: 'Your prize lapses soon',
      remark: '"Flask" waits for one more day. Give an address under "winning record", or it turns into 30 points.',
      list: expect.arrayContaining([{ keyword: 'Lottery', data: 'Harvest wheel' }]),
    });
    // Told once, also when the customer has removed the notice.
    await shop().db.delete(notifications).where(eq(notifications.userId, as.id));
    shop().advance(HOUR);
    await run();
    expect(await told(as)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('promise no points where a prize brings none', async () => {
    const as = await shop().aCustomer();
    await win(as, 14.5 * DAYS, { ...cup, recyclePoints: 0 });
    await run();
    expect((await told(as))[0]?.data.texts.en?.remark).toBe(
      '"Flask" waits for one more day. Give an address under "winning record".',
    );
  });

  it.each<[string, number, Parameters<typeof aWonPrize>[2], DrawState, object]>([
    ['one that was ordered', 14.5, cup, 'redeemed', {}],
    ['one that became points', 14.5, cup, 'recycled', {}],
    ['one that is over', 15, cup, 'open', {}],
    ['one that lasts', 13.9, cup, 'open', {}],
    ['points', 14.5, points(5), 'open', {}],
    ['somebody who has closed the account', 14.5, cup, 'open', { isClosed: true }],
  ])('are not for %s', async (_, days, prize, state, who) => {
    const as = await shop().aCustomer(who);
    await win(as, days * DAYS, prize, state);
    await run();
    expect(await told(as)).toEqual([]);
  });

  it('are mailed to those who want that', async () => {
    const as = await shop().aCustomer({
      email: 'prize@example.com',
      lang: 'en',
      notification: { email: true, wechat: false },
    });
    await win(as, 14.5 * DAYS);
    await run();
    await run();
    expect(await shop().db.$count(outbox, eq(outbox.userId, as.id))).toBe(1);
  });
});
