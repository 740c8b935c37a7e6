import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { notifications, users } from '../../kernel/db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { orderBy } from '../../kernel/wire/sort.ts';

export async function listNotices(db: Db, userId: number, query: PageQuery & { sort?: string | null | undefined }) {
  const mine = eq(notifications.userId, userId);
  const rows = await db
    .select()
    .from(notifications)
    .where(mine)
    .orderBy(
      ...orderBy(query.sort, { created_at: notifications.createdAt }, [
        desc(notifications.createdAt),
        desc(notifications.id),
      ]),
    )
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(notifications).where(mine);
  return { rows, total: counted?.total ?? 0 };
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return counted?.total ?? 0;
}

/** How many are unread, and the newest of all, read or not. */
export type NoticeCounts = { unread: number; newest: { id: string; createdAt: Date } | null };

/** The same for many customers, with their newest; by their id as a text, everyone who exists. */
export async function noticeCountsOf(db: Db, userIds: readonly number[]): Promise<Map<string, NoticeCounts>> {
  const newest = db
    .select({ id: notifications.id, createdAt: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.userId, users.id))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1)
    .as('newest');
  const unread = db.$count(notifications, and(eq(notifications.userId, users.id), isNull(notifications.readAt)));
  const rows = await db
    .select({ userId: users.id, unread, id: newest.id, createdAt: newest.createdAt })
    .from(users)
    .leftJoinLateral(newest, sql`true`)
    .where(inArray(users.id, [...userIds]));
  return new Map(
    rows.map(({ userId, unread: total, id, createdAt }) => [
      String(userId),
      { unread: total, newest: id === null || createdAt === null ? null : { id, createdAt } },
    ]),
  );
}

/** The notice as it was before this look; the look marks it read. */
export async function openNotice(db: Db, userId: number, id: string, now: Date) {
  const [row] = await db
    .select()
    .from(notifications)
    .where(owned(userId, [id]));
  if (row && !row.readAt) await markRead(db, userId, [id], now);
  return row ?? null;
}

/** `ids` null: all of them. Those already read keep their moment. */
export async function markRead(db: Db, userId: number, ids: readonly string[] | null, now: Date): Promise<void> {
  const chosen = ids ? owned(userId, ids) : eq(notifications.userId, userId);
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(chosen, isNull(notifications.readAt)));
}

export async function removeNotices(db: Db, userId: number, ids: readonly string[]): Promise<void> {
  await db.delete(notifications).where(owned(userId, ids));
}

function owned(userId: number, ids: readonly string[]) {
  return and(eq(notifications.userId, userId), inArray(notifications.id, [...ids]));
}
