import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { coupons, notifications, outbox, userCoupons } from '../../kernel/db/schema/index.ts';
import type { JobContext } from '../../kernel/jobs/job-kinds.ts';
import { describeRacing, type TestCustomer, type TestShop } from '../../testing/index.ts';
import { couponExpiryJob } from './expiry-notices.ts';

const HOUR = 3_600_000;
const after = (shop: TestShop, hours: number) => new Date(shop.now.getTime() + hours * HOUR);

type Values = { ends: number; got?: number } & Partial<typeof userCoupons.$inferInsert>;

/** A coupon of 30 off from 199 that a customer has had for ten days, and that ends in so many hours. */
async function give(shop: TestShop, as: TestCustomer, { ends, got = -240, ...values }: Values): Promise<void> {
  const [coupon] = await shop.db
    .insert(coupons)
    .values({
      name: { zh: '满减券', en: 'Thirty off' },
      type: 'threshold',
      cost: 3000,
      threshold: 19_900,
      amount: 10,
      remaining: 9,
      state: 'underway',
      startTime: after(shop, -480),
      endTime: after(shop, ends),
    })
    .returning({ id: coupons.id });
  await shop.db.insert(userCoupons).values({
    userId: as.id,
    couponId: coupon?.id ?? 0,
    ticket: `T-${coupon?.id}`,
    cost: 3000,
    failureTime: after(shop, ends),
    createdAt: after(shop, got),
    ...values,
  });
}

describeRacing('notices of coupons that end soon', (shop) => {
  const failures: object[] = [];
  beforeEach(() => failures.splice(0));
  const run = () => {
    const log = { info: () => {}, error: (details: object) => failures.push(details) };
    const context: JobContext = { ...shop().app.shop, log };
    return couponExpiryJob.run({}, context);
  };
  const told = (as: TestCustomer) =>
    shop()
      .db.select()
      .from(notifications)
      .where(and(eq(notifications.userId, as.id), eq(notifications.type, 'coupon_lapses')));

  it('come a day before, once for each coupon, in both languages', async () => {
    const as = await shop().aCustomer();
    await give(shop(), as, { ends: 24.5 });
    await give(shop(), as, { ends: 23 });
    await run();
    expect(await told(as)).toHaveLength(1);
    shop().advance(HOUR);
    await Promise.all([run(), run()]);
    await run();
    const notices = await told(as);
    expect(notices).toHaveLength(2);
    expect(notices[0]?.data).toMatchObject({ type: 3, url: '/user/coupon/list' });
    expect(notices[0]?.data.texts.zh).toMatchObject({
      title: '优惠券快到期了',
      remark: '“满减券”还有一天到期，别忘了用。',
    });
    expect(notices[0]?.data.texts.en).toMatchObject({ title: 'Your coupon ends soon' });
    expect(JSON.stringify(notices[0]?.data.texts.en)).toContain('Spend $199, $30 off');
    // Told once, also when the customer has removed the notice.
    await shop().db.delete(notifications).where(eq(notifications.userId, as.id));
    shop().advance(HOUR);
    await run();
    expect(await told(as)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it.each<[string, Values, object]>([
    ['one that was used', { ends: 5, state: 'used' }, {}],
    ['one that is over', { ends: 0 }, {}],
    ['one that lasts', { ends: 25 }, {}],
    ['one that was got within its last day', { ends: 20, got: -2 }, {}],
    ['somebody who has closed the account', { ends: 5 }, { isClosed: true }],
  ])('are not for %s', async (_, values, who) => {
    const as = await shop().aCustomer(who);
    await give(shop(), as, values);
    await run();
    expect(await told(as)).toEqual([]);
  });

  it('are mailed to those who want that', async () => {
    const as = await shop().aCustomer({
      email: 'lapse@example.com',
      lang: 'en',
      notification: { email: true, wechat: false },
    });
    await give(shop(), as, { ends: 3 });
    await run();
    await run();
    expect(await shop().db.$count(outbox, eq(outbox.userId, as.id))).toBe(1);
  });
});
