import { and, asc, eq, isNull, notExists, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import {
  flashSalePlaces,
  flashSalePurchases,
  flashSaleSkus,
  flashSales,
  goodSkus,
  goods,
  orderLines,
} from '../../kernel/db/schema/index.ts';
import { toYuan } from '../../kernel/wire/money.ts';
import { placeStates } from '../../kernel/words/flash-sales.ts';
import { checkInvariants } from '../../operator/invariants/check-invariants.ts';
import type { LoadSale, SaleCount, SalePlaceFact } from './calls.ts';

const HOUR = 3_600_000;
const PIECES_IN_STOCK = 1_000_000;

/** Nothing runs out that is not meant to: a load measures orders, not refusals. */
export async function fillStock(db: Db): Promise<void> {
  const hasSkus = sql`exists (select 1 from ${goodSkus} where ${goodSkus.goodId} = ${goods.id})`;
  await db.update(goods).set({ inventory: PIECES_IN_STOCK, purchaseLimit: null }).where(sql`not ${hasSkus}`);
  await db.update(goodSkus).set({ inventory: PIECES_IN_STOCK }).where(isNull(goodSkus.deletedAt));
}

/** A sale of one good on the shelf that is sent, has no variants, and of which everybody may have one piece. */
export async function startSale(db: Db, pieces: number, now: Date): Promise<LoadSale> {
  const [good] = await db
    .select({ id: goods.id, price: goods.price })
    .from(goods)
    .where(
      and(
        eq(goods.isShow, 'on'),
        eq(goods.type, 'physical'),
        eq(goods.isInventory, 'when-ordered'),
        isNull(goods.deletedAt),
        notExists(db.select().from(goodSkus).where(eq(goodSkus.goodId, goods.id))),
        notExists(db.select().from(flashSales).where(eq(flashSales.goodId, goods.id))),
      ),
    )
    .orderBy(asc(goods.id))
    .limit(1);
  if (!good) throw new Error('no good of the shop can be put into a flash sale');
  const price = Math.ceil(good.price / 2);
  return db.transaction(async (tx) => {
    await tx.update(goods).set({ freightType: 'fixed', freight: 0 }).where(eq(goods.id, good.id));
    const [sale] = await tx
      .insert(flashSales)
      .values({
        goodId: good.id,
        name: { zh: '压测秒杀', en: 'Flash sale under load' },
        time: new Date(now.getTime() - HOUR),
        endTime: new Date(now.getTime() + HOUR),
        customerLimit: 1,
      })
      .returning({ id: flashSales.id });
    const [sku] = await tx
      .insert(flashSaleSkus)
      .values({
        flashSaleId: sale?.id ?? 0,
        seckillPrice: price,
        price: good.price,
        limit: pieces,
        residueLimit: pieces,
      })
      .returning({ id: flashSaleSkus.id });
    return { goodId: good.id, saleId: sale?.id ?? 0, saleSkuId: sku?.id ?? 0, price: toYuan(price) };
  });
}

/** Three counts that must agree: what is left, what orders hold, what customers are remembered by. */
export async function countSale(db: Db, saleSkuId: number): Promise<SaleCount> {
  const [sku] = await db.select().from(flashSaleSkus).where(eq(flashSaleSkus.id, saleSkuId));
  const [lines] = await db
    .select({ pieces: sum(orderLines.number).mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.flashSaleSkuId, saleSkuId));
  const [purchases] = await db
    .select({ pieces: sum(flashSalePurchases.number).mapWith(Number) })
    .from(flashSalePurchases)
    .where(eq(flashSalePurchases.flashSaleId, sku?.flashSaleId ?? 0));
  return { left: sku?.residueLimit ?? 0, ordered: lines?.pieces ?? 0, remembered: purchases?.pieces ?? 0 };
}

/** The line of a sale, in its order. */
export async function readPlaces(db: Db, saleSkuId: number): Promise<SalePlaceFact[]> {
  const rows = await db
    .select()
    .from(flashSalePlaces)
    .where(eq(flashSalePlaces.flashSaleSkuId, saleSkuId))
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
export async function findFaults(db: Db, saleSkuId: number): Promise<string[]> {
  const found = await checkInvariants(db, { timeZone: 'Asia/Shanghai' });
  return found.filter(({ facts }) => facts['saleSkuId'] === saleSkuId).map(({ problem }) => problem);
}
