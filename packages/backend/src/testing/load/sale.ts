import { and, asc, eq, isNull, notExists, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import {
  flashSalePlaces,
  flashSalePurchases,
  flashSales,
  flashSaleVariants,
  orderLines,
  products,
  productVariants,
} from '../../kernel/db/schema/index.ts';
import { toYuan } from '../../kernel/wire/money.ts';
import { placeStates } from '../../kernel/words/flash-sales.ts';
import { checkInvariants } from '../../operator/invariants/check-invariants.ts';
import type { LoadSale, SaleCount, SalePlaceFact } from './calls.ts';

const HOUR = 3_600_000;
const PIECES_IN_STOCK = 1_000_000;

/** Nothing runs out that is not meant to: a load measures orders, not refusals. */
export async function fillStock(db: Db): Promise<void> {
  const hasVariants = sql`exists (select 1 from ${productVariants} where ${productVariants.productId} = ${products.id})`;
  await db.update(products).set({ stock: PIECES_IN_STOCK, purchaseLimit: null }).where(sql`not ${hasVariants}`);
  await db.update(productVariants).set({ stock: PIECES_IN_STOCK }).where(isNull(productVariants.deletedAt));
}

/** A sale of one product on the shelf that is sent, has no variants, and of which everybody may have one piece. */
export async function startSale(db: Db, quantity: number, now: Date): Promise<LoadSale> {
  const [product] = await db
    .select({ id: products.id, price: products.price })
    .from(products)
    .where(
      and(
        eq(products.shelf, 'on'),
        eq(products.type, 'physical'),
        eq(products.stockRule, 'when-ordered'),
        isNull(products.deletedAt),
        notExists(db.select().from(productVariants).where(eq(productVariants.productId, products.id))),
        notExists(db.select().from(flashSales).where(eq(flashSales.productId, products.id))),
      ),
    )
    .orderBy(asc(products.id))
    .limit(1);
  if (!product) throw new Error('no good of the shop can be put into a flash sale');
  const price = Math.ceil(product.price / 2);
  return db.transaction(async (tx) => {
    await tx.update(products).set({ shippingType: 'fixed', shippingFeeYuan: 0 }).where(eq(products.id, product.id));
    const [sale] = await tx
      .insert(flashSales)
      .values({
        productId: product.id,
        name: { zh: '压测秒杀', en: 'Flash sale under load' },
        time: new Date(now.getTime() - HOUR),
        endTime: new Date(now.getTime() + HOUR),
        customerLimit: 1,
      })
      .returning({ id: flashSales.id });
    const [variant] = await tx
      .insert(flashSaleVariants)
      .values({
        flashSaleId: sale?.id ?? 0,
        salePrice: price,
        price: product.price,
        limit: quantity,
        remaining: quantity,
      })
      .returning({ id: flashSaleVariants.id });
    return { goodId: product.id, saleId: sale?.id ?? 0, saleSkuId: variant?.id ?? 0, price: toYuan(price) };
  });
}

/** Three counts that must agree: what is left, what orders hold, what customers are remembered by. */
export async function countSale(db: Db, saleVariantId: number): Promise<SaleCount> {
  const [variant] = await db.select().from(flashSaleVariants).where(eq(flashSaleVariants.id, saleVariantId));
  const [lines] = await db
    .select({ quantity: sum(orderLines.number).mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.flashSaleVariantId, saleVariantId));
  const [purchases] = await db
    .select({ quantity: sum(flashSalePurchases.number).mapWith(Number) })
    .from(flashSalePurchases)
    .where(eq(flashSalePurchases.flashSaleId, variant?.flashSaleId ?? 0));
  return { left: variant?.remaining ?? 0, ordered: lines?.quantity ?? 0, remembered: purchases?.quantity ?? 0 };
}

/** The line of a sale, in its order. */
export async function readPlaces(db: Db, saleVariantId: number): Promise<SalePlaceFact[]> {
  const rows = await db
    .select()
    .from(flashSalePlaces)
    .where(eq(flashSalePlaces.flashSaleVariantId, saleVariantId))
    .orderBy(asc(flashSalePlaces.number));
  return rows.map(({ userId, number, state, held, arrivedAt }) => ({
    userId,
    number,
    state: placeStates.numbers[state],
    held,
    arrivedAt: arrivedAt.getTime(),
  }));
}

/** Stock is filled without receipts here, so only what is said of the sale counts. */
export async function findFaults(db: Db, saleVariantId: number): Promise<string[]> {
  const found = await checkInvariants(db, { timeZone: 'Asia/Shanghai' });
  return found.filter(({ facts }) => facts['saleVariantId'] === saleVariantId).map(({ problem }) => problem);
}
