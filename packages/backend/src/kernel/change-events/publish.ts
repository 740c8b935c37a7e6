import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/database.ts';
import { rawQuery } from '../db/raw-query.ts';
import { CHANNEL, type Tag } from './tags.ts';

/**
 * Tells every process, this one too, that something changed; in a transaction when that commits, and not at all when it does not.
 * Changes of rows that the triggers watch are published by them (migration `news`): this is for everything else.
 */
export async function publish(db: DbOrTx, ...tags: readonly Tag[]): Promise<void> {
  for (const tag of new Set(tags)) await db.execute(sql`select pg_notify(${CHANNEL}, ${tag})`);
}

const publishEach = rawQuery('select pg_notify($1, tag) from unnest($2::text[]) tag');

/** The same for many tags, in one query. */
export async function publishAll(db: DbOrTx, tags: readonly Tag[]): Promise<void> {
  await publishEach(db, CHANNEL, [...new Set(tags)]);
}
