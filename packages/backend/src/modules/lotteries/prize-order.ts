import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import { lotteries, lotteryLogs, lotteryPrizes, productVariants } from '../../kernel/db/schema/index.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';

/** What is sent for a prize: one piece of this product. */
export type PrizeProduct = { logId: number; productId: number; variantId: number | null };

const isOpenPrize = (userId: number, logId: number) =>
  and(eq(lotteryLogs.id, logId), eq(lotteryLogs.userId, userId), eq(lotteryLogs.state, 'open'));

/** The products of a customer's own prize that waits for its order; null for anything else. */
export async function findPrizeProduct(db: DbOrTx, userId: number, logId: number): Promise<PrizeProduct | null> {
  const [prize] = await db
    .select({ modelType: lotteryPrizes.modelType, modelId: lotteryPrizes.modelId })
    .from(lotteryLogs)
    .innerJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryLogs.prizeId))
    .where(isOpenPrize(userId, logId));
  if (!prize || prize.modelId === null) return null;
  if (prize.modelType === 'good') return { logId, productId: prize.modelId, variantId: null };
  if (prize.modelType !== 'good_sku') return null;
  const [variant] = await db
    .select({ id: productVariants.id, productId: productVariants.productId })
    .from(productVariants)
    .where(and(eq(productVariants.id, prize.modelId), isNull(productVariants.deletedAt)));
  return variant ? { logId, productId: variant.productId, variantId: variant.id } : null;
}

/** Redeems a prize by an order. False when that has been done: the caller rolls back. */
export async function redeemPrize(
  tx: Tx,
  { userId, logId, orderId }: { userId: number; logId: number; orderId: number },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(lotteryLogs)
    .set({ state: 'redeemed', modelType: 'order', modelId: orderId, updatedAt: now })
    .where(/* lock: prize-unredeemed */ isOpenPrize(userId, logId))
    .returning({ id: lotteryLogs.id });
  return rows.length === 1;
}

/** The draw an order redeemed. */
export type RedeemedDraw = { logId: number; lotteryId: number; lottery: LocalText; prizeId: number; prize: LocalText };

/** Which draw an order redeemed; null for an ordinary order. */
export async function findDrawOfOrder(db: DbOrTx, orderId: number): Promise<RedeemedDraw | null> {
  const [row] = await db
    .select({
      logId: lotteryLogs.id,
      lotteryId: lotteries.id,
      lottery: lotteries.name,
      prizeId: lotteryPrizes.id,
      prize: lotteryPrizes.name,
    })
    .from(lotteryLogs)
    .innerJoin(lotteries, eq(lotteries.id, lotteryLogs.lotteryId))
    .innerJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryLogs.prizeId))
    .where(and(eq(lotteryLogs.modelType, 'order'), eq(lotteryLogs.modelId, orderId)));
  return row ?? null;
}
