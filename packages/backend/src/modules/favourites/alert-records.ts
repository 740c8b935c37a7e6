import { and, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../kernel/db/database.ts';
import { collects, products } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import type { Offers } from '../flash-sales/sale-offers.ts';
import { hasStock } from '../products/product-filter.ts';
import { saveProduct } from './favourite-records.ts';

/** What a customer is told of a favourite: that it costs less, that it can be had again. */
export type Alerts = { price: boolean; stock: boolean };

type OfCustomer = { userId: number; productId: number };

const ofCustomer = ({ userId, productId }: OfCustomer) =>
  and(eq(collects.userId, userId), eq(collects.productId, productId));

/** What a customer is told of a product; nothing of one that is no favourite. */
export async function readAlerts(db: Db, whose: OfCustomer): Promise<Alerts> {
  const [row] = await db
    .select({ alertPrice: collects.alertPrice, stock: collects.alertsStock })
    .from(collects)
    .where(ofCustomer(whose));
  return { price: (row?.alertPrice ?? null) !== null, stock: row?.stock ?? false };
}

type WantedAlerts = OfCustomer & {
  now: Date;
  offers: Offers;
  price?: boolean | undefined;
  stock?: boolean | undefined;
};

/**
 * Sets what a customer is told of a product, which becomes a favourite by it; what is left out stays. A lower price is one
 * below that of this moment, in its flash sale too.
 * @throws ShopError `record.missing`, `favourite.full`, `favourite.in_stock` when there is nothing to wait for
 */
export async function setAlerts(db: Db, { userId, productId, now, offers, price, stock }: WantedAlerts): Promise<void> {
  const [product] = await db
    .select({ orderPrice: products.orderPrice, isInStock: sql<boolean>`${hasStock(db)}`, shelf: products.shelf })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  const known = found(product);
  if (stock && known.shelf === 'on' && known.isInStock) throw refuse('favourite.in_stock');
  await saveProduct(db, collects, { userId, productId, now, offers });
  const alertPrice = price ? offers.priceOf(productId, known.orderPrice) : null;
  await db
    .update(collects)
    .set({
      updatedAt: now,
      ...(price === undefined ? {} : { alertPrice }),
      ...(stock === undefined ? {} : { alertsStock: stock }),
    })
    .where(ofCustomer({ userId, productId }));
}

/** Of the products that can be had: one costs less than somebody waits for, or somebody waits until it can be had again. */
function isDue(db: DbOrTx, { prices }: Offers): SQL | undefined {
  const fellInSale = sql`exists (
    select from unnest(${sql.param([...prices.keys()])}::bigint[], ${sql.param([...prices.values()])}::int[]) as sale(id, price)
    where sale.id = ${collects.productId} and sale.price < ${collects.alertPrice})`;
  return and(
    or(lt(products.orderPrice, collects.alertPrice), fellInSale, eq(collects.alertsStock, true)),
    eq(products.shelf, 'on'),
    isNull(products.deletedAt),
    hasStock(db),
  );
}

/** Favourites somebody may have to be told of, by id. */
export async function dueAlerts(
  db: Db,
  { offers, after, limit }: { offers: Offers; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: collects.id })
    .from(collects)
    .innerJoin(products, eq(products.id, collects.productId))
    .where(
      and(
        gt(collects.id, after),
        or(isNotNull(collects.alertPrice), eq(collects.alertsStock, true)),
        isDue(db, offers),
      ),
    )
    .orderBy(collects.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What to tell whom. `was`: cents; null: the price is no reason. */
export type TakenAlert = { userId: number; productId: number; price: number; was: number | null; isBack: boolean };

/**
 * Takes what is due of a favourite for this transaction, which must tell the customer: whoever else tries waits for it and
 * finds it done. Of a price that fell they are told again only when it falls further; of stock they are told once.
 * @returns null when nothing is due any more
 */
export async function takeAlert(
  tx: Tx,
  id: number,
  { offers, now }: { offers: Offers; now: Date },
): Promise<TakenAlert | null> {
  const [row] = await tx
    .select({
      userId: collects.userId,
      productId: collects.productId,
      alertPrice: collects.alertPrice,
      alertsStock: collects.alertsStock,
      orderPrice: products.orderPrice,
    })
    .from(collects)
    .innerJoin(products, eq(products.id, collects.productId))
    .where(and(eq(collects.id, id), isDue(tx, offers)))
    .for('update', { of: collects });
  if (!row) return null;
  const { userId, productId, alertPrice, alertsStock: isBack } = row;
  const price = offers.priceOf(productId, row.orderPrice);
  const was = alertPrice !== null && price < alertPrice ? alertPrice : null;
  if (was === null && !isBack) return null;
  await tx
    .update(collects)
    .set({ updatedAt: now, alertsStock: false, ...(was === null ? {} : { alertPrice: price }) })
    .where(eq(collects.id, id));
  return { userId, productId, price, was, isBack };
}
