import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { orderCodes, productCodes, productVariants } from '../../kernel/db/schema/index.ts';

/** Any fixed number: the family of locks under which codes are handed out. */
const CODES_LOCK = 7_251_405;

/** Pieces of a variant that are delivered as card keys or web-disk addresses. */
export type CodeDemand = { variantId: number; quantity: number };

/**
 * Hands out codes for an order, each at most once: a variant with a fixed code gives every buyer the same one, any other
 * as many unused ones as pieces. False when there are too few: the caller rolls back.
 */
export async function handOutCodes(tx: Tx, orderId: number, demands: readonly CodeDemand[]): Promise<boolean> {
  const piecesOf = new Map<number, number>();
  for (const { variantId, quantity } of demands) piecesOf.set(variantId, (piecesOf.get(variantId) ?? 0) + quantity);
  const variants = await tx
    .select({ id: productVariants.id, isFixed: productVariants.isFixed })
    .from(productVariants)
    .where(inArray(productVariants.id, [...piecesOf.keys()]))
    .orderBy(asc(productVariants.id));
  for (const variant of variants) {
    const isFixed = variant.isFixed;
    // lock: card-key-lock
    await waitForOtherBuyers(tx, variant.id);
    const wanted = isFixed ? 1 : (piecesOf.get(variant.id) ?? 0);
    const codes = await pickCodes(tx, variant.id, isFixed, wanted);
    if (codes.length < wanted) return false;
    if (!isFixed) await tx.update(productCodes).set({ state: 'taken' }).where(inArray(productCodes.id, codes));
    const links = codes.map((codeId) => ({ orderId, codeId }));
    await tx.insert(orderCodes).values(links).onConflictDoNothing();
  }
  return variants.length === piecesOf.size;
}

/**
 * Buyers of the same codes wait for each other here, so "too few" is never a matter of timing. A lock of its own: variant
 * rows are locked earlier, in another order.
 */
async function waitForOtherBuyers(tx: Tx, variantId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CODES_LOCK}, ${variantId})`);
}

async function pickCodes(tx: Tx, variantId: number, isFixed: boolean, limit: number): Promise<number[]> {
  const ofVariant = eq(productCodes.variantId, variantId);
  const rows = await tx
    .select({ id: productCodes.id })
    .from(productCodes)
    .where(isFixed ? ofVariant : and(ofVariant, eq(productCodes.state, 'free')))
    .orderBy(asc(productCodes.id))
    .limit(limit);
  return rows.map((row) => row.id);
}
