import { randomBytes } from 'node:crypto';
import { hashOfSeed, SEED_BYTES } from '@jishi/fair-draw';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { lotterySeeds } from '../../../kernel/db/schema/index.ts';
import { drawKeyOf } from '../../../kernel/keys/draw-key.ts';
import { seal, unseal } from '../../../kernel/keys/seal.ts';
import { isPublished } from './day-of-draws.ts';

export type SeedRow = typeof lotterySeeds.$inferSelect;
type Shop = Pick<ShopContext, 'config' | 'times'>;

/** The seed of the running day, made by whoever asks first: of several at the same time one makes it, the others get that one. */
export async function seedOfDay(db: DbOrTx, { config, times }: Shop, now: Date): Promise<SeedRow> {
  const day = times.day(now);
  const known = await findSeed(db, day);
  if (known) return known;
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const sealed = seal(seed, await drawKeyOf(config), 'lottery seed');
  await db
    .insert(lotterySeeds)
    .values({ day, hash: await hashOfSeed(seed), sealed, createdAt: now })
    .onConflictDoNothing();
  const made = await findSeed(db, day);
  if (!made) throw new Error('The database stored no seed.');
  return made;
}

async function findSeed(db: DbOrTx, day: string): Promise<SeedRow | null> {
  const [row] = await db.select().from(lotterySeeds).where(eq(lotterySeeds.day, day));
  return row ?? null;
}

/**
 * The seed itself, also of the running day: nothing it is in may leave the process before that is over.
 * @returns null when it was sealed with a key this process does not have
 */
export async function openSeed({ sealed }: SeedRow, { config }: Pick<ShopContext, 'config'>): Promise<string | null> {
  const key = await drawKeyOf(config);
  try {
    return String(unseal(sealed, key, 'lottery seed'));
  } catch {
    return null;
  }
}

/** The seed of a day that is over; null before, or when nobody can open it. */
export async function publishedSeed(row: SeedRow, shop: Shop, now: Date): Promise<string | null> {
  if (!isPublished(row.day, now, shop.times)) return null;
  return row.seed ?? (await openSeed(row, shop));
}

/** Writes down the seeds of days that are over, so that they are known whatever becomes of the key. */
export async function publishSeeds(db: DbOrTx, shop: Shop, now: Date): Promise<void> {
  const today = shop.times.day(now);
  const rows = await db
    .select()
    .from(lotterySeeds)
    .where(and(isNull(lotterySeeds.seed), lt(lotterySeeds.day, today)))
    .orderBy(desc(lotterySeeds.day))
    .limit(31);
  for (const row of rows) {
    const seed = await publishedSeed(row, shop, now);
    if (seed) await db.update(lotterySeeds).set({ seed }).where(eq(lotterySeeds.day, row.day));
  }
}
