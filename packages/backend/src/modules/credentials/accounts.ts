import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../kernel/db/database.ts';
import { pointsAccounts, userLogs, userPlatforms, users } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';

export type Account = typeof users.$inferSelect;

export async function findAccount(db: DbOrTx, cellphone: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.cellphone, cellphone));
  return account ?? null;
}

/** @throws ShopError for closed and blocked accounts */
export function assertUsable(account: Pick<Account, 'isClosed' | 'state'>): void {
  if (account.isClosed) throw refuse('account.cancelled');
  if (account.state === 'forbidden') throw refuse('account.forbidden');
}

export type NewAccount = { cellphone: string; lang: string; password?: string };

/**
 * The account of a number, made when there is none. Two calls at once for a new number make one account.
 * @returns whether this call made it
 */
export function ensureAccount(
  db: Db,
  { cellphone, lang, password }: NewAccount,
): Promise<{ account: Account; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const uuid = randomUUID();
    const [made] = await tx
      .insert(users)
      .values({ uuid, name: uuid, cellphone, lang, password: password ?? null })
      .onConflictDoNothing({ target: users.cellphone })
      .returning();
    if (made) {
      await tx.insert(pointsAccounts).values({ userId: made.id });
      return { account: made, isNew: true };
    }
    const account = await findAccount(tx, cellphone);
    if (!account) throw new Error('an account vanished while it was looked up');
    return { account, isNew: false };
  });
}

/** Remembers where an account is used from. */
export async function rememberPlatform(db: DbOrTx, userId: number, platform: string): Promise<void> {
  await db.insert(userPlatforms).values({ userId, platform }).onConflictDoNothing();
}

export type LoggedCall = { path: string; method: string; ip: string | null };

/** Sign-ins, registrations and sign-outs; never passwords or codes. */
export async function logCall(db: DbOrTx, userId: number, call: LoggedCall): Promise<void> {
  await db.insert(userLogs).values({ userId, ...call, path: call.path.slice(0, 120) });
}
