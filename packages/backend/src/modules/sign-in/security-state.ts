import { count, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { passkeys, users } from '../../kernel/db/schema/index.ts';
import { found } from '../../kernel/errors/shop-error.ts';
import { countDevices } from '../credentials/devices.ts';

/** How an account is secured, in numbers. */
export type SecurityState = {
  hasPassword: boolean;
  /** Null without a password, and where it was set before this was written down. */
  passwordChangedAt: Date | null;
  passkeys: number;
  devices: number;
};

/** What a customer's page about security says first. */
export async function readSecurityState(db: Db, userId: number, now: Date): Promise<SecurityState> {
  const [[account], [keys], devices] = await Promise.all([
    db
      .select({ password: users.password, passwordChangedAt: users.passwordChangedAt })
      .from(users)
      .where(eq(users.id, userId)),
    db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId)),
    countDevices(db, userId, now),
  ]);
  const { password, passwordChangedAt } = found(account);
  return { hasPassword: password !== null, passwordChangedAt, passkeys: keys?.count ?? 0, devices };
}
