import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { qrLogins, tokenFamilies, users } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import type { Account } from './accounts.ts';

/**
 * Holds a customer while a sign-in that was proved opens its session. What ends sign-ins changes the same row: it either waits
 * and ends this one too, or has come first.
 * @throws ShopError `account.changed` when the credentials that were checked are no longer those of the account
 */
export async function lockCredentials(tx: Tx, account: Pick<Account, 'id' | 'credentialsVersion'>): Promise<void> {
  const [held] = await tx
    .select({ version: users.credentialsVersion })
    .from(users)
    .where(eq(users.id, account.id))
    // lock: credentials-held
    .for('share');
  if (held?.version !== account.credentialsVersion) throw refuse('account.changed');
}

/**
 * Holds a customer whose signed-in device changes credentials.
 * @throws ShopError `auth.unauthenticated` when the device was signed out since the call began
 */
export async function holdDevice(tx: Tx, customer: { id: number; familyId: number }): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, customer.id)).for('update');
  const [device] = await tx
    .select({ id: tokenFamilies.id })
    .from(tokenFamilies)
    .where(and(eq(tokenFamilies.id, customer.familyId), isNull(tokenFamilies.revokedAt)));
  if (!device) throw refuse('auth.unauthenticated');
}

/**
 * Ends every sign-in of a customer but the one to keep: those that stand, those whose proof is being checked right now, and codes
 * that a phone of theirs scanned or granted.
 */
export async function revokeSignIns(tx: Tx, userId: number, now: Date, kept: number | null = null): Promise<void> {
  // First: a statement that begins after the lock sees the sessions of those who held it before.
  await tx
    .update(users)
    .set({ credentialsVersion: sql`${users.credentialsVersion} + 1` })
    .where(eq(users.id, userId));
  await tx
    .update(tokenFamilies)
    .set({ revokedAt: now })
    .where(
      and(
        eq(tokenFamilies.userId, userId),
        isNull(tokenFamilies.revokedAt),
        kept === null ? undefined : ne(tokenFamilies.id, kept),
      ),
    );
  await tx
    .update(qrLogins)
    .set({ state: 'refused' })
    .where(and(eq(qrLogins.userId, userId), isNull(qrLogins.usedAt), inArray(qrLogins.state, ['scanned', 'granted'])));
}
