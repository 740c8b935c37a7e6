import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import {
  addresses,
  browses,
  carts,
  collects,
  comments,
  notifications,
  orders,
  passkeyChallenges,
  saleReminders,
  userPlatforms,
  users,
} from '../../db/schema/index.ts';
import { refuse } from '../../shop-error.ts';
import { OPEN_STATES } from '../orders/order-states.ts';
import { removeAllPasskeys } from '../passkeys/passkey-records.ts';
import { revokeSignIns } from '../sign-in/credentials.ts';

/**
 * Closes an account: every device is signed out, and what only served its owner goes (decision 105). The number stays, blocked, with the hash of its
 * password, so that who knows it is told; orders,
 * payments and the ledgers stay for the books, reviews without a name.
 * @throws ShopError `user.open_business` while an order is under way
 */
export function closeAccount(db: Db, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    const open = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, id), inArray(orders.state, OPEN_STATES)))
      .limit(1);
    if (open.length > 0) throw refuse('user.open_business');
    await revokeSignIns(tx, id, now);
    await removeAllPasskeys(tx, id);
    await forgetOwner(tx, id);
  });
}

/** What only served its owner. */
const owned = [
  addresses,
  browses,
  carts,
  collects,
  notifications,
  passkeyChallenges,
  saleReminders,
  userPlatforms,
] as const;

async function forgetOwner(tx: Tx, id: number): Promise<void> {
  await tx
    .update(users)
    .set({
      unsubscribe: 1,
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
  await tx.update(comments).set({ anonymity: 1 }).where(eq(comments.userId, id));
}
