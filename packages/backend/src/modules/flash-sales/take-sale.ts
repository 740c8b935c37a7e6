import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { preparedOnce } from '../../kernel/db/prepared-once.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { flashSalePurchases, flashSaleVariants, users } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';

/** Pieces of a variant of a sale. */
export type TakenVariant = { saleId: number; saleVariantId: number; quantity: number };

/** One by one for a customer: what they have had of a sale cannot change while an order of theirs is being placed. */
export async function lockCustomer(tx: Tx, userId: number): Promise<void> {
  await lockUser(tx, { userId });
}

const lockUser = preparedOnce((db, value) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, value('userId')))
    .for('no key update'),
);

/** Holds a variant of a sale until the transaction ends. */
export const holdSaleVariant = rawQuery('select id from flash_sale_skus where id = $1 for no key update');

/** Takes pieces that were seen in a sale since it is held. The table itself refuses more than there are. */
export const takeHeldSaleVariant = rawQuery(
  'update flash_sale_skus set residue_limit = residue_limit - $2, updated_at = now() where id = $1',
);

/**
 * Takes pieces out of a sale, always in the same lock order.
 * @throws ShopError `order.seckill_limit` when others were faster: nothing must be committed then
 */
export async function takeSaleVariants(tx: Tx, taken: readonly TakenVariant[]): Promise<void> {
  // Sent in their order, each without waiting for the one before.
  const rows = await pipelined(inLockOrder(taken).map((one) => takeFromSale(tx, one)));
  if (rows.some((found) => found.length === 0)) throw refuse('order.seckill_limit');
}

const takeFromSale = preparedOnce((db, value) =>
  db
    .update(flashSaleVariants)
    .set({ remaining: sql`${flashSaleVariants.remaining} - ${value('quantity')}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(flashSaleVariants.id, value('saleVariantId')),
        /* lock: sale-condition */ gte(flashSaleVariants.remaining, value('quantity')),
      ),
    )
    .returning({ id: flashSaleVariants.id }),
);

/** Puts pieces back into sales, in the same lock order; whoever is next in line gets them within a moment. */
export async function giveUpSaleVariants(tx: Tx, left: readonly TakenVariant[]): Promise<void> {
  for (const { saleVariantId, quantity } of inLockOrder(left)) {
    await tx
      .update(flashSaleVariants)
      .set({ remaining: sql`least(${flashSaleVariants.remaining} + ${quantity}, ${flashSaleVariants.limit})` })
      .where(eq(flashSaleVariants.id, saleVariantId));
  }
}

/** Gives back what an order took out of sales. `lines`: its lines, those of no sale are left alone. */
export async function returnSales(
  tx: Tx,
  orderId: number,
  lines: readonly { flashSaleVariantId: number | null; number: number }[],
): Promise<void> {
  const taken = lines.flatMap(({ flashSaleVariantId, number }) =>
    flashSaleVariantId === null ? [] : [{ saleId: 0, saleVariantId: flashSaleVariantId, quantity: number }],
  );
  if (taken.length === 0) return;
  await giveUpSaleVariants(tx, taken);
  await tx.delete(flashSalePurchases).where(eq(flashSalePurchases.orderId, orderId));
}

const inLockOrder = (taken: readonly TakenVariant[]) =>
  taken.toSorted((one, other) => one.saleVariantId - other.saleVariantId);
