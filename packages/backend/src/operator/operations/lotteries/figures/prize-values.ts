import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../../../kernel/db/database.ts';
import { coupons, type lotteryPrizes, products, productVariants } from '../../../../kernel/db/schema/index.ts';
import { yuanPerPoint } from '../../../../modules/points/rate.ts';

type PrizeRow = typeof lotteryPrizes.$inferSelect;

/**
 * What a prize costs the shop at most, in cents, by its id: the price of products, the amount of a coupon (half-way where it varies; a
 * percentage is worth nothing that is known beforehand), points at their rate, money as it is.
 */
export async function prizeValues(db: DbOrTx, prizes: readonly PrizeRow[]): Promise<Map<number, number>> {
  const idsOf = (kind: PrizeRow['modelType']) => [
    ...new Set(prizes.flatMap(({ modelType, modelId }) => (modelType === kind && modelId !== null ? [modelId] : []))),
  ];
  const variants = await pricesOf(db, productVariants, idsOf('good_sku'));
  const singles = await pricesOf(db, products, idsOf('good'));
  const couponIds = idsOf('coupon');
  const rows = couponIds.length === 0 ? [] : await db.select().from(coupons).where(inArray(coupons.id, couponIds));
  const amounts = new Map(
    rows.map(({ id, type, cost, costMax }) => [
      id,
      type === 'percent' ? 0 : Math.round((cost + (costMax ?? cost)) / 2),
    ]),
  );
  const rate = await readPointValue(db);
  const worthOf = ({ modelType, modelId, value }: PrizeRow): number => {
    if (modelType === 'points') return Math.round(Number(value) * rate);
    if (modelType === 'balance') return Number(value);
    const known = { good_sku: variants, good: singles, coupon: amounts };
    return modelType === null ? 0 : (known[modelType].get(modelId ?? 0) ?? 0);
  };
  return new Map(prizes.map((prize) => [prize.id, worthOf(prize)]));
}

/** Cents of a point. */
export async function readPointValue(db: DbOrTx): Promise<number> {
  return 100 * (await yuanPerPoint(db));
}

async function pricesOf(db: DbOrTx, from: typeof products | typeof productVariants, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await db
    .select({ id: from.id, price: from.price })
    .from(from)
    .where(inArray(from.id, [...ids]));
  return new Map(rows.map(({ id, price }) => [id, price]));
}
