import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { carts, type NotificationSwitches, orders, pointsAccounts, users } from '../../db/schema/index.ts';
import { found, refuse } from '../../shop-error.ts';
import { removeAllPasskeys } from '../passkeys/passkey-records.ts';
import { endAllSessions } from '../sign-in/tokens.ts';

/** Orders in these states keep an account open: to pay, to ship, to receive, being refunded, refund failed, waiting for a group. */
const OPEN_STATES = [1, 2, 3, 8, 9, 12];

export async function findUser(db: Db, id: number) {
  const [row] = await db
    .select({ user: users, points: pointsAccounts })
    .from(users)
    .leftJoin(pointsAccounts, eq(pointsAccounts.userId, users.id))
    .where(eq(users.id, id));
  const { user, points } = found(row);
  return { user, points: points ?? { available: 0, total: 0 } };
}

export type ProfileChange = { nickname?: string; portrait?: string };

/** @returns the portrait after the change */
export async function changeProfile(db: Db, id: number, change: ProfileChange): Promise<string | null> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning({ portrait: users.portrait });
  return found(row).portrait;
}

export async function changeNotifications(db: Db, id: number, notification: NotificationSwitches): Promise<void> {
  await db.update(users).set({ notification }).where(eq(users.id, id));
}

/**
 * Closes an account: every device is signed out, the cart goes, the number stays blocked.
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
    await tx.update(users).set({ unsubscribe: 1 }).where(eq(users.id, id));
    await tx.delete(carts).where(eq(carts.userId, id));
    await endAllSessions(tx, id, now);
    await removeAllPasskeys(tx, id);
  });
}
