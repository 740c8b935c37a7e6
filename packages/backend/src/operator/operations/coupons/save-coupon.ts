import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { coupons } from '../../../kernel/db/schema/index.ts';
import { couponStateNow } from '../../../modules/coupons/coupon-state.ts';
import { loadCategoryDocuments } from '../categories/save-categories.ts';
import { productKeyOf } from '../products/product-reference.ts';
import { productIdOf } from '../products/save-products.ts';
import { Refused } from '../refused.ts';
import { mustBeFine } from '../support/problems.ts';
import { type CouponDocument, checkCoupon } from './coupon-document.ts';

type CouponRow = typeof coupons.$inferSelect;

/**
 * Creates a coupon. Answers its row.
 * @throws Refused with every problem
 */
export async function createCoupon(tx: Tx, coupon: CouponDocument, now: Date): Promise<CouponRow> {
  mustBeFine(checkCoupon(coupon, now));
  const scopeIds = await idsOf(tx, coupon);
  const period = { startTime: coupon.starts, endTime: coupon.ends };
  const [row] = await tx
    .insert(coupons)
    .values({
      name: coupon.name,
      note: coupon.note,
      type: coupon.kind,
      cost: coupon.percent === null ? coupon.value : coupon.percent * 100,
      costMax: coupon.valueMax,
      threshold: coupon.threshold,
      amount: coupon.amount,
      remaining: coupon.amount,
      perCustomer: coupon.perCustomer,
      scopeType: coupon.scope,
      scopeIds,
      ...period,
      state: couponStateNow({ state: 'upcoming', ...period }, now),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The database stored no coupon.');
  return row;
}

async function idsOf(tx: Tx, { scope, scopeKeys }: CouponDocument): Promise<number[]> {
  if (scope === 'everything') return [];
  const ids = scope === 'categories' ? await categoryIds(tx) : await productIds(tx, scopeKeys);
  mustBeFine(
    scopeKeys
      .filter((key) => !ids.has(key))
      .map((key) => ({ path: ['scopeKeys'], reason: `names none of the ${scope}: ${key}` })),
  );
  return scopeKeys.flatMap((key) => ids.get(key) ?? []);
}

async function categoryIds(tx: Tx): Promise<Map<string, number>> {
  const known = await loadCategoryDocuments(tx);
  return new Map([...known].filter(([, { isDeleted }]) => !isDeleted).map(([key, { id }]) => [key, id]));
}

/** Ids of products by how they were named. */
async function productIds(tx: Tx, wanted: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const name of wanted) {
    const id = await productIdOf(tx, await productKeyOf(tx, name));
    if (id !== null) ids.set(name, id);
  }
  return ids;
}

/**
 * Ends a coupon: nobody claims it any more, and it is no prize. Those customers have stay good until its end.
 * @throws Refused when there is none, or it has ended
 */
export async function stopCoupon(tx: Tx, id: number, now: Date): Promise<CouponRow> {
  const [known] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.deletedAt)))
    .for('no key update');
  if (!known) throw new Refused(`There is no coupon ${id}: see "pnpm shop coupons list".`);
  if (couponStateNow(known, now) === 'finished') throw new Refused(`Coupon ${id} has ended already.`);
  await tx.update(coupons).set({ state: 'finished', updatedAt: now }).where(eq(coupons.id, id));
  return known;
}
