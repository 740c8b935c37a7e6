import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { collects, favouriteListItems } from '../../../kernel/db/schema/index.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { findCards, type SavedCard } from '../favourite-records.ts';

/** What of a list is on the shelf, what was put in last first; `gone`: how much is not. */
export async function findSharedGoods(
  db: Db,
  listId: number,
  lang: Lang,
): Promise<{ goods: SavedCard[]; gone: number }> {
  const rows = await db
    .select({ productId: collects.productId })
    .from(favouriteListItems)
    .innerJoin(collects, eq(collects.id, favouriteListItems.favouriteId))
    .where(eq(favouriteListItems.listId, listId))
    .orderBy(desc(favouriteListItems.createdAt), desc(collects.id));
  const ids = rows.map(({ productId }) => productId);
  const cards = await findCards(db, ids, lang);
  const goods = ids.flatMap((id) => {
    const card = cards.get(id);
    return card?.shelf === 'on' ? [card] : [];
  });
  return { goods, gone: ids.length - goods.length };
}
