import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
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
  return async (token) => {
    const [row] = await findByHash(db, { hash: tokenHash(token) });
    const time = now();
    if (!row || row.expiresAt <= time || isOver(row.replacedAt, time)) return null;
    const { expiresAt: _, replacedAt: __, lastUsedAt, ...customer } = row;
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

const findByHash = preparedOnce((db, value) =>
  db
    .select({
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
        eq(tokenPairs.accessHash, value('hash')),
        isNull(tokenFamilies.revokedAt),
        eq(users.state, 'normal'),
        eq(users.isClosed, false),
      ),
    ),
);
