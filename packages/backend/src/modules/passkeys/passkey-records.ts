import { and, asc, eq, lt } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Db, DbOrTx } from '../../kernel/db/database.ts';
import { passkeyChallenges, passkeys, users } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { notifyCredentialChange } from '../credential-changes/notify-change.ts';
import type { Account } from '../credentials/accounts.ts';
import { holdDevice } from '../credentials/credentials.ts';

export type Passkey = typeof passkeys.$inferSelect;
export type NewPasskey = Pick<
  Passkey,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced' | 'name' | 'createdAt'
>;

type Shop = Pick<ShopContext, 'db' | 'config' | 'now' | 'times'>;

/** More than anybody has devices, few enough for one list. */
export const MAX_PASSKEYS = 20;

/** A customer's keys, the oldest first. */
export function listPasskeys(db: DbOrTx, userId: number): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** A key and whose it is, at one moment. */
export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<{ passkey: Passkey; account: Account } | null> {
  const [found] = await db
    .select({ passkey: passkeys, account: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/** @throws ShopError `auth.unauthenticated` when `device` was signed out meanwhile, `passkey.full`, or `passkey.known` when the device has a key here already */
export function addPasskey(
  shop: Shop,
  device: { id: number; familyId: number },
  passkey: NewPasskey,
): Promise<Passkey> {
  return shop.db.transaction(async (tx) => {
    // One after another: two additions at once must not pass the limit together.
    await holdDevice(tx, device);
    if ((await listPasskeys(tx, passkey.userId)).length >= MAX_PASSKEYS)
      throw refuse('passkey.full', { n: MAX_PASSKEYS });
    const [added] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
    if (!added) throw refuse('passkey.known');
    await notifyCredentialChange(tx, shop, device.id, 'passkey-added');
    return added;
  });
}

/** Writes down a sign-in. `counter` as the device sent it. */
export async function markUsed(
  db: Db,
  id: number,
  use: { counter: number; isSynced: boolean; at: Date },
): Promise<void> {
  const { at: lastUsedAt, ...seen } = use;
  await db
    .update(passkeys)
    .set({ ...seen, lastUsedAt })
    .where(eq(passkeys.id, id));
}

/** False when the customer has no such key. */
export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const renamed = await db.update(passkeys).set({ name }).where(ownedBy(userId, id)).returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** False when the customer has no such key. */
export function removePasskey(shop: Shop, userId: number, id: number): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const removed = await tx.delete(passkeys).where(ownedBy(userId, id)).returning({ id: passkeys.id });
    if (removed.length > 0) await notifyCredentialChange(tx, shop, userId, 'passkey-removed');
    return removed.length > 0;
  });
}

/** For a new password and a closed account: nothing that signed in before does so again. */
export async function removeAllPasskeys(db: DbOrTx, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** For the clean-up job. */
export async function removeExpiredChallenges(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}

function ownedBy(userId: number, id: number) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, id));
}
