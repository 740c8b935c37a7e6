import { count, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, DbOrTx } from '../../kernel/db/database.ts';
import { faults } from '../../kernel/db/schema/index.ts';
import { alikeFaults, type ToldFault } from './alike-faults.ts';

/** Rows of a minute for each part: a release has a handful of faults, whoever makes up more must not fill the table. */
const NEW_OF_PART = 20;
const MINUTE_MS = 60_000;
/** In place of the message of what was more. */
export const OTHERS = 'more than twenty different faults in a minute';

const MOST_NUMBER = 2_147_483_647;
const MOST_PAGES = 10;
const MOST_DEVICES = 3;
const MOST_REQUESTS = 10;

/** Counts faults: alike ones of a release are one row. */
export async function storeFaults(db: Db, told: readonly ToldFault[], now: Date): Promise<void> {
  if (told.length === 0) return;
  await db.transaction(async (tx) => {
    const rows = (await bounded(tx, told, now)).map((row) => ({
      ...row,
      pages: row.pages.slice(0, MOST_PAGES),
      devices: row.devices.slice(0, MOST_DEVICES),
      requestIds: row.requestIds.slice(-MOST_REQUESTS),
      firstAt: now,
      lastAt: now,
    }));
    await tx
      .insert(faults)
      .values(rows)
      .onConflictDoUpdate({
        target: faults.key,
        set: {
          // What is more than an `integer` column holds is as good as that.
          number: sql`least(${faults.number}::bigint + excluded.number, ${MOST_NUMBER}::bigint)::int`,
          pages: firstOf(faults.pages, sql`excluded.pages`, MOST_PAGES),
          devices: firstOf(faults.devices, sql`excluded.devices`, MOST_DEVICES),
          requestIds: lastOf(faults.requestIds, sql`excluded.request_ids`, MOST_REQUESTS),
          lastAt: sql`greatest(${faults.lastAt}, excluded.last_at)`,
        },
      });
  });
}

/** Rows to write; of a part that has had its share of new ones what is new is counted together. */
async function bounded(db: DbOrTx, told: readonly ToldFault[], now: Date) {
  const rows = alikeFaults(told);
  const keys = rows.map(({ key }) => key);
  const known = await db.select({ key: faults.key }).from(faults).where(inArray(faults.key, keys));
  const isKnown = new Set(known.map(({ key }) => key));
  const recent = await db
    .select({ part: faults.part, number: count() })
    .from(faults)
    .where(gt(faults.firstAt, new Date(now.getTime() - MINUTE_MS)))
    .groupBy(faults.part);
  const left = new Map(recent.map(({ part, number }) => [part, NEW_OF_PART - number]));
  return alikeFaults(
    rows.map((row) => {
      if (isKnown.has(row.key)) return row;
      const rest = left.get(row.part) ?? NEW_OF_PART;
      left.set(row.part, rest - 1);
      return rest > 0 ? row : { ...row, message: OTHERS, frames: [] };
    }),
  );
}

const firstOf = (kept: PgColumn, more: SQL, most: number) =>
  sql`array(select distinct one from unnest(${kept} || ${more}) one limit ${most})`;

const lastOf = (kept: PgColumn, more: SQL, most: number) =>
  sql`(${kept} || ${more})[greatest(1, cardinality(${kept} || ${more}) - ${most}::int + 1):]`;

const KEPT_DAYS = 14;

/** Forgets what has not happened for two weeks. For the clean-up job. */
export async function removeOldFaults(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(faults).where(lte(faults.lastAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
