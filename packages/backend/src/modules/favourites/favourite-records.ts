import { and, count, desc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../kernel/db/database.ts';
import { browses, collects, products, productTexts, productVariants } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { DEFAULT_LANG, type Lang } from '../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { type ResourceRow, resourcesOf } from '../../kernel/wire/resource.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import type { ProductType, ShelfState } from '../../kernel/words/products.ts';
import type { Offers } from '../flash-sales/sale-offers.ts';
import { hasStock } from '../products/product-filter.ts';

/** The two lists of products a customer keeps: favourites and recently viewed. */
export type SavedTable = typeof collects | typeof browses;

/** `savedPrice`: cents, of favourites only; null where it was not kept. */
type SavedRow = {
  id: number;
  userId: number;
  productId: number;
  savedPrice?: number | null;
  /** Of favourites only: what their customer is told of. */
  alertPrice?: number | null;
  alertsStock?: boolean;
  createdAt: Date;
  updatedAt: Date;
};
export type SavedCard = {
  id: number;
  name: string;
  type: ProductType;
  orderPrice: number;
  isInStock: boolean;
  hasVariants: boolean;
  shelf: ShelfState;
  picture: ResourceRow | null;
};
export type SavedProduct = { row: SavedRow; product: SavedCard | null };

export async function listSaved(
  db: Db,
  table: SavedTable,
  userId: number,
  lang: Lang,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<{ rows: SavedProduct[]; total: number }> {
  const mine = eq(table.userId, userId);
  const newest = table === collects ? table.createdAt : table.updatedAt;
  const sortable = { created_at: table.createdAt, updated_at: table.updatedAt };
  const rows: SavedRow[] = await db
    .select()
    .from(table)
    .where(mine)
    .orderBy(...orderBy(query.sort, sortable, [desc(newest), desc(table.id)]))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(table).where(mine);
  const cards = await findCards(db, [...new Set(rows.map((row) => row.productId))], lang);
  return { rows: rows.map((row) => ({ row, product: cards.get(row.productId) ?? null })), total: counted?.total ?? 0 };
}

/**
 * Favourites that cost less than when they were saved, in their flash sale too, newest first. A customer has so few of them
 * (`MAX_FAVOURITES`) that all are looked at: prices of sales are no column.
 */
export async function listFallen(
  db: Db,
  userId: number,
  lang: Lang,
  { offers, query }: { offers: Offers; query: PageQuery },
): Promise<{ rows: SavedProduct[]; total: number }> {
  const saved = await db
    .select({ row: collects, price: products.orderPrice })
    .from(collects)
    .innerJoin(products, eq(products.id, collects.productId))
    .where(and(eq(collects.userId, userId), isNotNull(collects.savedPrice), isNull(products.deletedAt)))
    .orderBy(desc(collects.createdAt), desc(collects.id));
  const fallen = saved.filter(({ row, price }) => offers.priceOf(row.productId, price) < (row.savedPrice ?? 0));
  const offset = offsetOf(query);
  const page = fallen.slice(offset, offset + query.limit);
  const ids = page.map(({ row }) => row.productId);
  const cards = await findCards(db, ids, lang);
  return { rows: page.map(({ row }) => ({ row, product: cards.get(row.productId) ?? null })), total: fallen.length };
}

/** Personal lists are never filtered by language: a product without a text in it shows the default one. */
export async function findCards(db: DbOrTx, ids: readonly number[], lang: Lang): Promise<Map<number, SavedCard>> {
  if (ids.length === 0) return new Map();
  const variant = db
    .select({ one: sql`1` })
    .from(productVariants)
    .where(and(eq(productVariants.productId, products.id), isNull(productVariants.deletedAt)));
  const rows = await db
    .selectDistinctOn([products.id], {
      id: products.id,
      name: productTexts.name,
      type: products.type,
      orderPrice: products.orderPrice,
      isInStock: sql<boolean>`${hasStock(db)}`,
      hasVariants: sql<boolean>`${exists(variant)}`,
      shelf: products.shelf,
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
    .orderBy(products.id, sql`${productTexts.lang} = ${lang} desc`, sql`${productTexts.lang} = ${DEFAULT_LANG} desc`);
  const pictures = await resourcesOf(db, 'good', ids, 'goods_%_zimg');
  return new Map(rows.map((row) => [row.id, { ...row, picture: pictures.get(row.id)?.[0] ?? null }]));
}

/** Far more than anybody looks through. */
export const MAX_FAVOURITES = 1000;
/** What was seen longer ago goes. */
export const MAX_VISITS = 200;

type Saving = { userId: number; productId: number; now: Date; offers: Offers };

/**
 * Keeps a product once; a second time renews the moment of the visit. A favourite remembers what it cost when it was saved first.
 * @throws ShopError `record.missing` for a product that does not exist, `favourite.full`
 */
export async function saveProduct(
  db: DbOrTx,
  table: SavedTable,
  { userId, productId, now, offers }: Saving,
): Promise<void> {
  const [product] = await db
    .select({ orderPrice: products.orderPrice })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  const savedPrice = offers.priceOf(productId, found(product).orderPrice);
  if (table === collects) await assertRoom(db, userId, productId);
  await db
    .insert(table)
    .values({ userId, productId, createdAt: now, updatedAt: now, ...(table === collects ? { savedPrice } : {}) })
    .onConflictDoUpdate({ target: [table.userId, table.productId], set: { updatedAt: now } });
  if (table === browses) await forgetOldVisits(db, userId);
}

async function assertRoom(db: DbOrTx, userId: number, productId: number): Promise<void> {
  if ((await db.$count(collects, eq(collects.userId, userId))) < MAX_FAVOURITES) return;
  if ((await countSaved(db, userId, productId)) === 0) throw refuse('favourite.full', { n: MAX_FAVOURITES });
}

async function forgetOldVisits(db: DbOrTx, userId: number): Promise<void> {
  const old = db
    .select({ id: browses.id })
    .from(browses)
    .where(eq(browses.userId, userId))
    .orderBy(desc(browses.updatedAt), desc(browses.id))
    .offset(MAX_VISITS);
  await db.delete(browses).where(inArray(browses.id, old));
}

/** How many favourites are this product: 0 or 1. */
export async function countSaved(db: DbOrTx, userId: number, productId: number): Promise<number> {
  const rows = await db.select({ id: collects.id }).from(collects).where(savedBy(userId, productId));
  return rows.length;
}

/** The number is a product id and, only if the customer has no such favourite, the id of a row. */
export async function removeFavourite(db: DbOrTx, userId: number, number: number): Promise<void> {
  const removed = await db.delete(collects).where(savedBy(userId, number)).returning({ id: collects.id });
  if (removed.length > 0) return;
  await db.delete(collects).where(and(eq(collects.userId, userId), eq(collects.id, number)));
}

export async function clearVisits(db: Db, userId: number): Promise<void> {
  await db.delete(browses).where(eq(browses.userId, userId));
}

function savedBy(userId: number, productId: number) {
  return and(eq(collects.userId, userId), eq(collects.productId, productId));
}
