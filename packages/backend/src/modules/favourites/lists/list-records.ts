import { and, asc, count, desc, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { collects, favouriteListItems, favouriteLists, products } from '../../../kernel/db/schema/index.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../../kernel/wire/page.ts';
import { type ResourceRow, resourcesOf } from '../../../kernel/wire/resource.ts';
import { findCards, type SavedProduct } from '../favourite-records.ts';
import { findOwnList, type ListRow, type OwnList } from './own-list.ts';

/** A list with what its chip shows; `hasProduct`: the product that was asked about is in it. */
export type ShownList = { row: ListRow; total: number; hasProduct: boolean; pictures: ResourceRow[] };

/** Pictures of a list. */
const COVERS = 4;

/** All lists of a customer, the oldest first, so that none changes its place. */
export async function listLists(db: Db, userId: number, productId: number | null): Promise<ShownList[]> {
  const rows = await db
    .select({
      row: getTableColumns(favouriteLists),
      total: count(favouriteListItems.favouriteId),
      hasProduct: sql<boolean>`coalesce(bool_or(${collects.productId} = ${productId ?? 0}), false)`,
    })
    .from(favouriteLists)
    .leftJoin(favouriteListItems, eq(favouriteListItems.listId, favouriteLists.id))
    .leftJoin(collects, eq(collects.id, favouriteListItems.favouriteId))
    .where(eq(favouriteLists.userId, userId))
    .groupBy(favouriteLists.id)
    .orderBy(asc(favouriteLists.createdAt), asc(favouriteLists.id));
  const covers = await findCovers(db, userId);
  return rows.map((list) => ({ ...list, pictures: covers.get(list.row.id) ?? [] }));
}

/** Pictures of what was put into each list last. */
async function findCovers(db: Db, userId: number): Promise<Map<number, ResourceRow[]>> {
  const ranked = db
    .select({
      listId: favouriteListItems.listId,
      productId: collects.productId,
      place: sql<number>`row_number() over (partition by ${favouriteListItems.listId}
        order by ${favouriteListItems.createdAt} desc, ${collects.id} desc)`.as('place'),
    })
    .from(favouriteListItems)
    .innerJoin(favouriteLists, eq(favouriteLists.id, favouriteListItems.listId))
    .innerJoin(collects, eq(collects.id, favouriteListItems.favouriteId))
    .innerJoin(products, and(eq(products.id, collects.productId), isNull(products.deletedAt)))
    .where(eq(favouriteLists.userId, userId))
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.place, COVERS)).orderBy(ranked.listId, ranked.place);
  const pictures = await resourcesOf(db, 'good', [...new Set(rows.map(({ productId }) => productId))], 'goods_%_zimg');
  const covers = new Map<number, ResourceRow[]>();
  for (const { listId, productId } of rows) {
    const picture = pictures.get(productId)?.[0];
    if (picture) covers.set(listId, [...(covers.get(listId) ?? []), picture]);
  }
  return covers;
}

/**
 * A page of what is in a list, what was put in last first.
 * @throws ShopError `record.missing`
 */
export async function listInList(
  db: Db,
  whose: OwnList,
  lang: Lang,
  query: PageQuery,
): Promise<{ rows: SavedProduct[]; total: number }> {
  const { id } = await findOwnList(db, whose);
  const inList = eq(favouriteListItems.listId, id);
  const rows = await db
    .select(getTableColumns(collects))
    .from(favouriteListItems)
    .innerJoin(collects, eq(collects.id, favouriteListItems.favouriteId))
    .where(inList)
    .orderBy(desc(favouriteListItems.createdAt), desc(collects.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const total = await db.$count(favouriteListItems, inList);
  const cards = await findCards(
    db,
    rows.map(({ productId }) => productId),
    lang,
  );
  return { rows: rows.map((row) => ({ row, product: cards.get(row.productId) ?? null })), total };
}
