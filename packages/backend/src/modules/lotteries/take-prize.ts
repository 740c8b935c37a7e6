import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { lotteries, lotteryPrizes } from '../../kernel/db/schema/index.ts';
import type { Prize } from './records/lottery-records.ts';

/** Whether there is no end to a prize; blanks are of this kind. */
export const isUnlimited = (prize: Prize): boolean => prize.quantity < 0;

/**
 * Takes one of a prize that was drawn. Whoever calls holds the lottery and has counted what is left.
 * @throws Error when none is: nothing must be committed then
 */
export async function takePrize(tx: Tx, prize: Prize): Promise<void> {
  if (isUnlimited(prize)) return;
  const rows = await tx
    .update(lotteryPrizes)
    .set({ remaining: sql`${lotteryPrizes.remaining} - 1` })
    .where(and(eq(lotteryPrizes.id, prize.id), gt(lotteryPrizes.remaining, 0)))
    .returning({ id: lotteryPrizes.id });
  if (rows.length === 0) throw new Error(`Prize ${prize.id} is gone although it was counted.`);
}

/** A lottery whose limited prizes are all gone has nothing more to offer: it closes. Whoever calls holds it. */
export async function closeIfEmpty(tx: Tx, lotteryId: number): Promise<void> {
  const limited = await tx
    .select({ remaining: lotteryPrizes.remaining })
    .from(lotteryPrizes)
    .where(
      and(
        eq(lotteryPrizes.lotteryId, lotteryId),
        eq(lotteryPrizes.isHidden, false),
        sql`${lotteryPrizes.quantity} >= 0`,
      ),
    );
  if (limited.some(({ remaining }) => remaining > 0)) return;
  await tx.update(lotteries).set({ isActive: false }).where(eq(lotteries.id, lotteryId));
}
