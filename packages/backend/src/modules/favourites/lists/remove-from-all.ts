import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { collects, favouriteListItems, favouriteLists } from '../../../kernel/db/schema/index.ts';
import { removeFavourite } from '../favourite-records.ts';
import { publishShared } from './publish-shared.ts';

/** Removes a favourite, named as `removeFavourite` says, which takes it out of all lists. */
export function removeFromAll(db: Db, userId: number, number: number): Promise<void> {
  return db.transaction(async (tx) => {
    const lists = await tx
      .select({ id: favouriteLists.id, shareMark: favouriteLists.shareMark })
      .from(favouriteListItems)
      .innerJoin(favouriteLists, eq(favouriteLists.id, favouriteListItems.listId))
      .innerJoin(collects, eq(collects.id, favouriteListItems.favouriteId))
      .where(and(eq(collects.userId, userId), or(eq(collects.productId, number), eq(collects.id, number))));
    await removeFavourite(tx, userId, number);
    await publishShared(tx, lists);
  });
}
