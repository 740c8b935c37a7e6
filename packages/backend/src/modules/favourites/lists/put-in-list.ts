import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { collects, favouriteListItems } from '../../../kernel/db/schema/index.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import type { Offers } from '../../flash-sales/sale-offers.ts';
import { saveProduct } from '../favourite-records.ts';
import { findOwnList, lockLists, type OwnList } from './own-list.ts';
import { publishShared } from './publish-shared.ts';

/** As much as one page shows to whoever opens the link of a list. */
export const MAX_IN_LIST = 100;

type Putting = OwnList & { productId: number; isIn: boolean; now: Date; offers: Offers };

/**
 * Puts a product into a list, which makes it a favourite, or takes it out, which leaves it one. What is so already stays so.
 * @throws ShopError `record.missing` for a list or product that is not there, `favourite.full`, `favourite_list.full`
 */
export function putInList(db: Db, { isIn, ...putting }: Putting): Promise<void> {
  return db.transaction(async (tx) => {
    await lockLists(tx, putting.userId);
    const list = await findOwnList(tx, putting);
    await (isIn ? putIn : takeOut)(tx, putting);
    await publishShared(tx, [list]);
  });
}

async function putIn(tx: Tx, { userId, listId, productId, now, offers }: Omit<Putting, 'isIn'>): Promise<void> {
  await saveProduct(tx, collects, { userId, productId, now, offers });
  const [favourite] = await tx.select({ id: collects.id }).from(collects).where(ownFavourite(userId, productId));
  if (!favourite) return;
  const added = await tx
    .insert(favouriteListItems)
    .values({ listId, favouriteId: favourite.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ listId: favouriteListItems.listId });
  if (added.length === 0) return;
  if ((await tx.$count(favouriteListItems, eq(favouriteListItems.listId, listId))) > MAX_IN_LIST)
    throw refuse('favourite_list.full', { n: MAX_IN_LIST });
}

async function takeOut(tx: Tx, { userId, listId, productId }: Omit<Putting, 'isIn'>): Promise<void> {
  const favourite = tx.select({ id: collects.id }).from(collects).where(ownFavourite(userId, productId));
  await tx
    .delete(favouriteListItems)
    .where(and(eq(favouriteListItems.listId, listId), inArray(favouriteListItems.favouriteId, favourite)));
}

const ownFavourite = (userId: number, productId: number) =>
  and(eq(collects.userId, userId), eq(collects.productId, productId));
