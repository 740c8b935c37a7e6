import { coupons } from '../../../kernel/db/schema/index.ts';
import type { TestShop } from '../../../testing/index.ts';

export const HOUR = 3_600_000;
/** So many hours after the test's moment. */
export const after = (shop: TestShop, hours: number) => new Date(shop.now.getTime() + hours * HOUR);

export type Values = Partial<typeof coupons.$inferInsert> & { from?: number; until?: number };

/** Underway from an hour ago for a day, 5 off without a threshold, ten of it, unless said otherwise. */
export async function aCoupon(shop: TestShop, { from = -1, until = 24, ...values }: Values = {}): Promise<number> {
  const [row] = await shop.db
    .insert(coupons)
    .values({
      name: { zh: '见面礼', en: 'Welcome gift' },
      cost: 500,
      amount: 10,
      remaining: 10,
      state: from <= 0 ? 'underway' : 'upcoming',
      startTime: after(shop, from),
      endTime: after(shop, until),
      ...values,
    })
    .returning({ id: coupons.id });
  if (!row) throw new Error('no test coupon was made');
  return row.id;
}
