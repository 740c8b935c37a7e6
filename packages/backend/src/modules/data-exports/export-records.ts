import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../kernel/db/database.ts';
import { dataExports, users } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { enqueue } from '../../kernel/jobs/queue.ts';
import { consumeLimit } from '../../kernel/limits/rate-limit.ts';

export const MAKE_EXPORT = 'data-exports.make';

/** Files a customer can have made in a day. */
export const EXPORTS_A_DAY = 3;
const DAY = 86_400;
/** How long a file can be fetched. */
const MS_KEPT = DAY * 1000;
/** Tries of a job take less: one that is older was given up. */
const MS_WAITING = 2 * 3_600_000;
/** How long an address to fetch it by works, once. */
const MS_LINK = 30_000;

export type DataExport = typeof dataExports.$inferSelect;

/** What a customer sees: nothing · being made · ready · not made, to be asked for again. */
export type ExportState = 'none' | 'waiting' | 'ready' | 'failed';

/** A file whose day is over is none, whether it was removed by now or not. */
export function stateOf(row: DataExport | null, now: Date): ExportState {
  if (!row) return 'none';
  if (row.state === 'ready') return row.expiresAt && row.expiresAt > now ? 'ready' : 'none';
  return now.getTime() - row.askedAt.getTime() < MS_WAITING ? 'waiting' : 'failed';
}

export async function findExport(db: DbOrTx, userId: number): Promise<DataExport | null> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.userId, userId));
  return row ?? null;
}

/**
 * Asks for the file. While one is being made that one is meant; one that is ready is replaced.
 * @returns the request, and the file that is no longer wanted
 * @throws ShopError `data.too_often` after three in a day, `auth.unauthenticated` when the account was closed meanwhile
 */
export async function askForExport(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ row: DataExport; replaced: string | null }> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ closed: users.isClosed }).from(users).where(eq(users.id, userId)).for('update');
    // The account was closed while this call was on its way.
    if (user?.closed !== false) throw refuse('auth.unauthenticated');
    const last = await findExport(tx, userId);
    if (last && stateOf(last, now) === 'waiting') return { row: last, replaced: null };
    const limit = { key: `data-export:${userId}`, max: EXPORTS_A_DAY, seconds: DAY };
    if (!(await consumeLimit(tx, limit, now))) throw refuse('data.too_often', { n: EXPORTS_A_DAY });
    const fresh = {
      uuid: randomUUID(),
      state: 'waiting' as const,
      askedAt: now,
      readyAt: null,
      expiresAt: null,
      size: null,
      linkCode: null,
      linkUntil: null,
    };
    const [row] = await tx
      .insert(dataExports)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: dataExports.userId, set: fresh })
      .returning();
    await enqueue(tx, {
      kind: MAKE_EXPORT,
      key: `${MAKE_EXPORT}:${fresh.uuid}`,
      payload: { userId, uuid: fresh.uuid },
      runAt: now,
    });
    return { row: found(row), replaced: last?.uuid ?? null };
  });
}

/** The request a job is for; null when it was carried out, replaced, or its customer closed the account. */
export async function findWaiting(db: DbOrTx, userId: number, uuid: string): Promise<DataExport | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(isThis(userId, uuid, 'waiting'));
  return row ?? null;
}

/** Writes down that the file is there. @returns until when it can be fetched; null when another process was first, or nobody wants it any more */
export async function markReady(
  tx: Tx,
  { userId, uuid }: Pick<DataExport, 'userId' | 'uuid'>,
  size: number,
  now: Date,
): Promise<Date | null> {
  const expiresAt = new Date(now.getTime() + MS_KEPT);
  const marked = await tx
    .update(dataExports)
    .set({ state: 'ready', readyAt: now, expiresAt, size })
    .where(isThis(userId, uuid, 'waiting'))
    .returning({ uuid: dataExports.uuid });
  return marked.length > 0 ? expiresAt : null;
}

const isThis = (userId: number, uuid: string, is: DataExport['state']) =>
  and(eq(dataExports.userId, userId), eq(dataExports.uuid, uuid), eq(dataExports.state, is));

/** Makes the code the file can be fetched with, once; an earlier one ends. Null when there is no file. */
export async function makeExportLink(db: Db, userId: number, now: Date): Promise<string | null> {
  const linkCode = randomUUID();
  const made = await db
    .update(dataExports)
    .set({ linkCode, linkUntil: new Date(now.getTime() + MS_LINK) })
    .where(and(eq(dataExports.userId, userId), eq(dataExports.state, 'ready'), gt(dataExports.expiresAt, now)))
    .returning({ uuid: dataExports.uuid });
  return made.length > 0 ? linkCode : null;
}

/** Uses a code up: of several calls one gets the file. Null for unknown and used codes, and those that came too late. */
export async function consumeExportLink(db: Db, code: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(dataExports)
    .set({ linkCode: null, linkUntil: null })
    .where(
      and(
        eq(dataExports.linkCode, code),
        gt(dataExports.linkUntil, now),
        eq(dataExports.state, 'ready'),
        gt(dataExports.expiresAt, now),
      ),
    )
    .returning({ uuid: dataExports.uuid });
  return row?.uuid ?? null;
}

/** Removes requests whose file is over, and those nothing became of. @returns which */
export async function removeOldExports(db: DbOrTx, now: Date): Promise<string[]> {
  const longAgo = new Date(now.getTime() - MS_KEPT);
  const removed = await db
    .delete(dataExports)
    .where(
      or(
        and(eq(dataExports.state, 'ready'), lte(dataExports.expiresAt, now)),
        and(eq(dataExports.state, 'waiting'), lte(dataExports.askedAt, longAgo)),
      ),
    )
    .returning({ uuid: dataExports.uuid });
  return removed.map(({ uuid }) => uuid);
}

/** Those of these requests that are still known. */
export async function knownAmong(db: DbOrTx, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set();
  const rows = await db
    .select({ uuid: dataExports.uuid })
    .from(dataExports)
    .where(inArray(dataExports.uuid, [...uuids]));
  return new Set(rows.map(({ uuid }) => uuid));
}
