import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { goodCodes, goodSkus, orderCodes } from '../../kernel/db/schema/index.ts';

/** Any fixed number: the family of locks under which codes are handed out. */
const CODES_LOCK = 7_251_405;

/** Pieces of a SKU that are delivered as card keys or web-disk addresses. */
export type CodeDemand = { skuId: number; pieces: number };

/**
 * Hands out codes for an order, each at most once: a SKU with a fixed code gives every buyer the same one, any other
 * as many unused ones as pieces. False when there are too few: the caller rolls back.
 */
export async function handOutCodes(tx: Tx, orderId: number, demands: readonly CodeDemand[]): Promise<boolean> {
  const piecesOf = new Map<number, number>();
  for (const { skuId, pieces } of demands) piecesOf.set(skuId, (piecesOf.get(skuId) ?? 0) + pieces);
  const skus = await tx
    .select({ id: goodSkus.id, isFixed: goodSkus.isFixed })
    .from(goodSkus)
    .where(inArray(goodSkus.id, [...piecesOf.keys()]))
    .orderBy(asc(goodSkus.id));
  for (const sku of skus) {
    const isFixed = sku.isFixed === 1;
    // lock: card-key-lock
    await waitForOtherBuyers(tx, sku.id);
    const wanted = isFixed ? 1 : (piecesOf.get(sku.id) ?? 0);
    const codes = await pickCodes(tx, sku.id, isFixed, wanted);
    if (codes.length < wanted) return false;
    if (!isFixed) await tx.update(goodCodes).set({ state: 'taken' }).where(inArray(goodCodes.id, codes));
    const links = codes.map((codeId) => ({ orderId, codeId }));
    await tx.insert(orderCodes).values(links).onConflictDoNothing();
  }
  return skus.length === piecesOf.size;
}

/**
 * Buyers of the same codes wait for each other here, so "too few" is never a matter of timing. A lock of its own: SKU
 * rows are locked earlier, in another order.
 */
async function waitForOtherBuyers(tx: Tx, skuId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CODES_LOCK}, ${skuId})`);
}

async function pickCodes(tx: Tx, skuId: number, isFixed: boolean, limit: number): Promise<number[]> {
  const ofSku = eq(goodCodes.skuId, skuId);
  const rows = await tx
    .select({ id: goodCodes.id })
    .from(goodCodes)
    .where(isFixed ? ofSku : and(ofSku, eq(goodCodes.state, 'free')))
    .orderBy(asc(goodCodes.id))
    .limit(limit);
  return rows.map((row) => row.id);
}
