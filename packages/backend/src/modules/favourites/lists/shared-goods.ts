import { and, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { collects, favouriteListItems, products, productVariants } from '../../../kernel/db/schema/index.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import type { ProductType } from '../../../kernel/words/products.ts';
import { findCards, type SavedCard } from '../favourite-records.ts';

/** A product of a shared list, with what has to be known to put it into a cart. */
export type SharedGood = SavedCard & { type: ProductType; hasVariants: boolean };

/** What of a list is on the shelf, what was put in last first; `gone`: how much is not. */
export async function findSharedGoods(
  db: Db,
  listId: number,
  lang: Lang,
): Promise<{ goods: SharedGood[]; gone: number }> {
  const rows = await db
    .select({ productId: collects.productId })
    .from(favouriteListItems)
    .innerJoin(collects, eq(collects.id, favouriteListItems.favouriteId))
    .where(eq(favouriteListItems.listId, listId))
    .orderBy(desc(favouriteListItems.createdAt), desc(collects.id));
  const ids = rows.map(({ productId }) => productId);
  const cards = await findCards(db, ids, lang);
  const kinds = await findKinds(db, ids);
  const goods = ids.flatMap((id) => {
    const [card, kind] = [cards.get(id), kinds.get(id)];
    return card?.shelf === 'on' && kind ? [{ ...card, ...kind }] : [];
  });
  return { goods, gone: ids.length - goods.length };
}

async function findKinds(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Pick<SharedGood, 'type' | 'hasVariants'>>> {
  if (ids.length === 0) return new Map();
  const variant = db
    .select({ one: sql`1` })
    .from(productVariants)
    .where(and(eq(productVariants.productId, products.id), isNull(productVariants.deletedAt)));
  const rows = await db
    .select({ id: products.id, type: products.type, hasVariants: sql<boolean>`${exists(variant)}` })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, ...kind }) => [id, kind]));
}
