import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { type NotificationSwitches, pointsAccounts, users } from '../../kernel/db/schema/index.ts';
import { found } from '../../kernel/errors/shop-error.ts';
import { withoutMails } from '../notices/choices.ts';

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

/** The switch for all mails; it counts before what was chosen for mails of single topics. */
export async function changeNotifications(db: Db, id: number, notification: NotificationSwitches): Promise<void> {
  await db.transaction(async (tx) => {
    const { noticeChoices } = users;
    const [row] = await tx.select({ noticeChoices }).from(users).where(eq(users.id, id)).for('update');
    const kept = withoutMails(found(row).noticeChoices);
    await tx.update(users).set({ notification, noticeChoices: kept }).where(eq(users.id, id));
  });
}
