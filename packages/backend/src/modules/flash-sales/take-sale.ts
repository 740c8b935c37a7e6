import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { flashSalePurchases, flashSaleSkus, users } from '../../db/schema/index.ts';
import { refuse } from '../../shop-error.ts';

/** Pieces of a SKU of a sale. */
export type TakenSku = { saleId: number; saleSkuId: number; pieces: number };

/** One by one for a customer: what they have had of a sale cannot change while an order of theirs is being placed. */
export async function holdCustomer(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Takes pieces out of a sale, always in the same lock order.
 * @throws ShopError `order.seckill_limit` when others were faster: nothing must be committed then
 */
export async function takeSaleSkus(tx: Tx, taken: readonly TakenSku[]): Promise<void> {
  for (const { saleSkuId, pieces } of inLockOrder(taken)) {
    const rows = await tx
      .update(flashSaleSkus)
      .set({ residueLimit: sql`${flashSaleSkus.residueLimit} - ${pieces}` })
      .where(and(eq(flashSaleSkus.id, saleSkuId), gte(flashSaleSkus.residueLimit, pieces)))
      .returning({ id: flashSaleSkus.id });
    if (rows.length === 0) throw refuse('order.seckill_limit');
  }
}

/** Remembers what a customer had of each sale, until the order ends unpaid. */
export async function rememberPurchases(
  tx: Tx,
  { userId, orderId, at }: { userId: number; orderId: number; at: Date },
  taken: readonly TakenSku[],
): Promise<void> {
  if (taken.length === 0) return;
  await tx.insert(flashSalePurchases).values(
    taken.map(({ saleId, pieces }) => ({
      flashSaleId: saleId,
      userId,
      orderId,
      number: pieces,
      createdAt: at,
      updatedAt: at,
    })),
  );
}

/** Gives back what an order took out of sales. `lines`: its lines, those of no sale are left alone. */
export async function returnSales(
  tx: Tx,
  orderId: number,
  lines: readonly { flashSaleSkuId: number | null; number: number }[],
): Promise<void> {
  const taken = lines.flatMap(({ flashSaleSkuId, number }) =>
    flashSaleSkuId === null ? [] : [{ saleId: 0, saleSkuId: flashSaleSkuId, pieces: number }],
  );
  if (taken.length === 0) return;
  for (const { saleSkuId, pieces } of inLockOrder(taken)) {
    await tx
      .update(flashSaleSkus)
      .set({ residueLimit: sql`least(${flashSaleSkus.residueLimit} + ${pieces}, ${flashSaleSkus.limit})` })
      .where(eq(flashSaleSkus.id, saleSkuId));
  }
  await tx.delete(flashSalePurchases).where(eq(flashSalePurchases.orderId, orderId));
}

const inLockOrder = (taken: readonly TakenSku[]) => taken.toSorted((one, other) => one.saleSkuId - other.saleSkuId);
