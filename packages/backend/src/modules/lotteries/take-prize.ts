import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { coupons, lotteries, lotteryPrizes } from '../../db/schema/index.ts';
import type { Prize } from './lottery-records.ts';

/** Whether there is no end to a prize; blanks are of this kind. */
export const isUnlimited = (prize: Prize): boolean => prize.quantity < 0;

/** Takes one of a prize. False when none is left: nothing has changed then. */
export async function takePrize(tx: Tx, prize: Prize, now: Date): Promise<boolean> {
  if (prize.modelType === 'coupon' && !(await isCouponOfUse(tx, prize.modelId, now))) return false;
  if (isUnlimited(prize)) return true;
  const rows = await tx
    .update(lotteryPrizes)
    .set({ residue: sql`${lotteryPrizes.residue} - 1` })
    .where(and(eq(lotteryPrizes.id, prize.id), gt(lotteryPrizes.residue, 0)))
    .returning({ id: lotteryPrizes.id });
  return rows.length === 1;
}

/**
 * A lottery whose limited prizes are all gone has nothing more to offer: it closes. Draws that took one wait for each other
 * here, so the last of them sees what all have taken.
 */
export async function closeIfEmpty(tx: Tx, lotteryId: number): Promise<void> {
  await tx.select({ id: lotteries.id }).from(lotteries).where(eq(lotteries.id, lotteryId)).for('no key update');
  const limited = await tx
    .select({ residue: lotteryPrizes.residue })
    .from(lotteryPrizes)
    .where(
      and(eq(lotteryPrizes.lotteryId, lotteryId), eq(lotteryPrizes.isHidden, 0), sql`${lotteryPrizes.quantity} >= 0`),
    );
  if (limited.some(({ residue }) => residue > 0)) return;
  await tx.update(lotteries).set({ isHidden: 0 }).where(eq(lotteries.id, lotteryId));
}

/** A coupon that is over is no prize any more. */
async function isCouponOfUse(tx: Tx, couponId: number | null, now: Date): Promise<boolean> {
  if (couponId === null) return false;
  const isUsable = and(
    eq(coupons.id, couponId),
    isNull(coupons.deletedAt),
    ne(coupons.state, 2),
    gt(coupons.endTime, now),
  );
  return (await tx.$count(coupons, isUsable)) === 1;
}
