import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Batch } from '../../kernel/cache/batch.ts';
import type { Customer, ShopContext } from '../../kernel/context/shop-app.ts';
import { preparedOnce } from '../../kernel/db/prepared-once.ts';
import { tokenFamilies, tokenPairs, users } from '../../kernel/db/schema/index.ts';

/** How often the last use of a device is written down. */
const SEEN_EVERY_MS = 5 * 60_000;
/** How long both tokens of a pair that was just replaced still serve: tabs and calls beside the refresh have no newer ones yet. */
export const GRACE_MS = 30_000;

export type SessionFinder = (accessToken: string) => Promise<Customer | null>;

/** Only this value of a token is stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Finds who an access token belongs to; null when it is unknown, expired, revoked, replaced for longer than the grace time, or its account is
 * not usable.
 */
export function sessionFinder({ db, now }: Pick<ShopContext, 'db' | 'now'>): SessionFinder {
  // Nothing is kept: who is signed out or banned is so with the next request, in every process.
  const sessions = new Batch<string, SessionRow>(
    async (hashes) => new Map((await findByHashes(db, { hashes: [...hashes] })).map((row) => [row.hash, row])),
    { everyMs: 4 },
  );
  return async (token) => {
    const row = await sessions.load(tokenHash(token));
    const time = now();
    if (!row || row.expiresAt <= time || isOver(row.replacedAt, time)) return null;
    const { hash: _, expiresAt: __, replacedAt: ___, lastUsedAt, ...customer } = row;
    if (time.getTime() - lastUsedAt.getTime() > SEEN_EVERY_MS) {
      await db.update(tokenFamilies).set({ lastUsedAt: time }).where(eq(tokenFamilies.id, customer.familyId));
    }
    return customer;
  };
}

/** Whether a pair that was replaced at a moment has stopped to serve. */
export function isOver(replacedAt: Date | null, now: Date): boolean {
  return replacedAt !== null && now.getTime() - replacedAt.getTime() > GRACE_MS;
}

type SessionRow = Awaited<ReturnType<typeof findByHashes>>[number];

const findByHashes = preparedOnce((db, value) =>
  db
    .select({
      hash: tokenPairs.accessHash,
      id: users.id,
      lang: users.lang,
      familyId: tokenFamilies.id,
      provedAt: tokenFamilies.provedAt,
      lastUsedAt: tokenFamilies.lastUsedAt,
      expiresAt: tokenPairs.accessExpiresAt,
      replacedAt: tokenPairs.usedAt,
    })
    .from(tokenPairs)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, tokenPairs.familyId))
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .where(
      and(
        sql`${tokenPairs.accessHash} = any(array(select unnest(${value('hashes')}::bpchar[])))`,
        isNull(tokenFamilies.revokedAt),
        eq(users.state, 'normal'),
        eq(users.isClosed, false),
      ),
    ),
);
