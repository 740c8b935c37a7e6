import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../kernel/db/database.ts';
import {
  addresses,
  browses,
  carts,
  collects,
  comments,
  dataExports,
  notifications,
  passkeyChallenges,
  saleReminders,
  userPlatforms,
  users,
} from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { revokeSignIns } from '../credentials/credentials.ts';
import { removeAllLists } from '../favourites/lists/change-lists.ts';
import { removeAllPasskeys } from '../passkeys/passkey-records.ts';
import { findBlockers, nameBlockers } from './closing-blockers.ts';

/**
 * Closes an account: every device is signed out, and what only served its owner goes (decision 105). The number stays, blocked, with the hash of its
 * password, so that who knows it is told; orders,
 * payments and the ledgers stay for the books, reviews, questions and answers without a name.
 * @throws ShopError `user.open_business`, naming them, while orders are under way
 */
export function closeAccount(db: Db, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    const blockers = await findBlockers(tx, id);
    if (blockers.length > 0) throw refuse('user.open_business', { orders: nameBlockers(blockers) });
    await revokeSignIns(tx, id, now);
    await removeAllPasskeys(tx, id);
    await removeAllLists(tx, id);
    await forgetOwner(tx, id);
  });
}

/** What only served its owner. */
const owned = [
  addresses,
  browses,
  carts,
  collects,
  dataExports,
  notifications,
  passkeyChallenges,
  saleReminders,
  userPlatforms,
] as const;

async function forgetOwner(tx: Tx, id: number): Promise<void> {
  await tx
    .update(users)
    .set({
      isClosed: true,
      nickname: null,
      portrait: null,
      email: null,
      gender: 0,
      notification: null,
      noticeChoices: null,
    })
    .where(eq(users.id, id));
  for (const table of owned) {
    await tx.delete(table).where(eq(table.userId, id));
  }
  await tx.update(comments).set({ isAnonymous: true }).where(eq(comments.userId, id));
}
