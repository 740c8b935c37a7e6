import { and, eq, gte, sql } from 'drizzle-orm';
import { builtOnce } from '../../kernel/db/built-once.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { flashSalePurchases, flashSaleSkus, users } from '../../kernel/db/schema/index.ts';
import { together } from '../../kernel/db/together.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';

/** Pieces of a SKU of a sale. */
export type TakenSku = { saleId: number; saleSkuId: number; pieces: number };

/** One by one for a customer: what they have had of a sale cannot change while an order of theirs is being placed. */
export async function holdCustomer(tx: Tx, userId: number): Promise<void> {
  await lockCustomer(tx, { userId });
}

const lockCustomer = builtOnce((db, value) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, value('userId')))
    .for('no key update'),
);

/**
 * Takes pieces out of a sale, always in the same lock order.
 * @throws ShopError `order.seckill_limit` when others were faster: nothing must be committed then
 */
export async function takeSaleSkus(tx: Tx, taken: readonly TakenSku[]): Promise<void> {
  // Sent in their order, each without waiting for the one before.
  const rows = await together(inLockOrder(taken).map((one) => takeFromSale(tx, one)));
  if (rows.some((found) => found.length === 0)) throw refuse('order.seckill_limit');
}

const takeFromSale = builtOnce((db, value) =>
  db
    .update(flashSaleSkus)
    .set({ residueLimit: sql`${flashSaleSkus.residueLimit} - ${value('pieces')}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(flashSaleSkus.id, value('saleSkuId')),
        /* lock: sale-condition */ gte(flashSaleSkus.residueLimit, value('pieces')),
      ),
    )
    .returning({ id: flashSaleSkus.id }),
);

/** Puts pieces back into sales, in the same lock order; whoever is next in line gets them within a moment. */
export async function leaveSaleSkus(tx: Tx, left: readonly TakenSku[]): Promise<void> {
  for (const { saleSkuId, pieces } of inLockOrder(left)) {
    await tx
      .update(flashSaleSkus)
      .set({ residueLimit: sql`least(${flashSaleSkus.residueLimit} + ${pieces}, ${flashSaleSkus.limit})` })
      .where(eq(flashSaleSkus.id, saleSkuId));
  }
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
  await leaveSaleSkus(tx, taken);
  await tx.delete(flashSalePurchases).where(eq(flashSalePurchases.orderId, orderId));
}

const inLockOrder = (taken: readonly TakenSku[]) => taken.toSorted((one, other) => one.saleSkuId - other.saleSkuId);
