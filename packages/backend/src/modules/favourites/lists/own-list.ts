import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { favouriteLists, users } from '../../../kernel/db/schema/index.ts';
import { found } from '../../../kernel/errors/shop-error.ts';

export type OwnList = { userId: number; listId: number };

export type ListRow = typeof favouriteLists.$inferSelect;

/** A list, if it is this customer's. */
export const isOwn = ({ userId, listId }: OwnList) =>
  and(eq(favouriteLists.id, listId), eq(favouriteLists.userId, userId));

/** @throws ShopError `record.missing` where there is none, or it is somebody else's */
export async function findOwnList(db: DbOrTx, whose: OwnList): Promise<ListRow> {
  const [row] = await db.select().from(favouriteLists).where(isOwn(whose));
  return found(row);
}

/** One change of a customer's lists at a time: what is counted and compared stays so. */
export async function lockLists(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
