import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { favouriteLists } from '../../../kernel/db/schema/index.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { nameKeyOf } from './list-name.ts';
import { findOwnList, isOwn, lockLists, type OwnList } from './own-list.ts';
import { publishShared } from './publish-shared.ts';

/** More than anybody keeps apart, few enough for one row of chips. */
export const MAX_LISTS = 50;

type Naming = { userId: number; name: string; now: Date };

/**
 * Makes an empty list.
 * @returns its id
 * @throws ShopError `favourite_list.most`, `favourite_list.taken`
 */
export function createList(db: Db, { userId, name, now }: Naming): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLists(tx, userId);
    if ((await tx.$count(favouriteLists, eq(favouriteLists.userId, userId))) >= MAX_LISTS)
      throw refuse('favourite_list.most', { n: MAX_LISTS });
    await assertFree(tx, { userId, listId: 0 }, name);
    const [row] = await tx
      .insert(favouriteLists)
      .values({ userId, name, nameKey: nameKeyOf(name), createdAt: now, updatedAt: now })
      .returning({ id: favouriteLists.id });
    return found(row).id;
  });
}

/** @throws ShopError `record.missing`, `favourite_list.taken` */
export function renameList(db: Db, { listId, ...naming }: Naming & OwnList): Promise<void> {
  const { userId, name, now } = naming;
  return db.transaction(async (tx) => {
    await lockLists(tx, userId);
    const list = await findOwnList(tx, { userId, listId });
    await assertFree(tx, { userId, listId }, name);
    await tx
      .update(favouriteLists)
      .set({ name, nameKey: nameKeyOf(name), updatedAt: now })
      .where(eq(favouriteLists.id, listId));
    await publishShared(tx, [list]);
  });
}

/**
 * Deletes a list, and ends its link; what was in it stays a favourite.
 * @throws ShopError `record.missing`
 */
export function removeList(db: Db, whose: OwnList): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(favouriteLists).where(isOwn(whose)).returning();
    await publishShared(tx, [found(row)]);
  });
}

/** Deletes all lists of a customer whose account ends. */
export async function removeAllLists(tx: Tx, userId: number): Promise<void> {
  const rows = await tx.delete(favouriteLists).where(eq(favouriteLists.userId, userId)).returning();
  await publishShared(tx, rows);
}

/** Whoever changes lists of a customer waits for the one before: what is free here stays free. */
async function assertFree(tx: Tx, { userId, listId }: OwnList, name: string): Promise<void> {
  const same = and(eq(favouriteLists.userId, userId), eq(favouriteLists.nameKey, nameKeyOf(name)));
  if ((await tx.$count(favouriteLists, and(same, ne(favouriteLists.id, listId)))) > 0)
    throw refuse('favourite_list.taken');
}
