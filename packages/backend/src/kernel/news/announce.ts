import { sql } from 'drizzle-orm';
import { statement } from '../db/built-once.ts';
import type { DbOrTx } from '../db/database.ts';
import { NEWS_CHANNEL, type Subject } from './subjects.ts';

/**
 * Tells every process, this one too, that something changed; in a transaction when that commits, and not at all when it does not.
 * Changes of rows that the triggers watch announce themselves (migration `news`): this is for everything else.
 */
export async function announce(db: DbOrTx, ...subjects: readonly Subject[]): Promise<void> {
  for (const subject of new Set(subjects)) await db.execute(sql`select pg_notify(${NEWS_CHANNEL}, ${subject})`);
}

const announceEach = statement('select pg_notify($1, subject) from unnest($2::text[]) subject');

/** The same for many subjects, in one statement. */
export async function announceAll(db: DbOrTx, subjects: readonly Subject[]): Promise<void> {
  await announceEach(db, NEWS_CHANNEL, [...new Set(subjects)]);
}
