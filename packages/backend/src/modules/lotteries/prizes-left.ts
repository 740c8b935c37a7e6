import { and, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { coupons } from '../../kernel/db/schema/index.ts';
import { loadPrizes, type Prize } from './records/lottery-records.ts';
import { isUnlimited } from './take-prize.ts';

/** A prize as a draw finds it. `left`: -1 without an end; a coupon that is over is no prize any more, 0. */
export type CountedPrize = { prize: Prize; left: number };

/** The visible prizes of a lottery, in the order in which answers count them, and how many are left of each. */
export async function countPrizes(db: DbOrTx, lotteryId: number, now: Date): Promise<CountedPrize[]> {
  const prizes = await loadPrizes(db, lotteryId);
  const usable = await couponsOfUse(
    db,
    prizes.flatMap(({ modelType, modelId }) => (modelType === 'coupon' && modelId !== null ? [modelId] : [])),
    now,
  );
  return prizes.map((prize) => {
    const isOver = prize.modelType === 'coupon' && !usable.has(prize.modelId ?? 0);
    return { prize, left: isOver ? 0 : isUnlimited(prize) ? -1 : prize.remaining };
  });
}

async function couponsOfUse(db: DbOrTx, ids: readonly number[], now: Date): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(
        inArray(coupons.id, [...ids]),
        isNull(coupons.deletedAt),
        ne(coupons.state, 'finished'),
        gt(coupons.endTime, now),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
