import { eq } from 'drizzle-orm';
import type { Customer, ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { users } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { notifyCredentialChange } from '../credential-changes/notify-change.ts';
import { assertUsable, findAccount } from '../credentials/accounts.ts';
import { consumeCode } from '../credentials/codes.ts';
import { holdDevice, lockCredentials, revokeSignIns } from '../credentials/credentials.ts';
import { assertFresh } from '../credentials/fresh-proof.ts';
import type { PasswordUser } from '../credentials/passwords.ts';
import { endReplacedTokens } from '../credentials/tokens.ts';
import { removeAllPasskeys } from '../passkeys/passkey-records.ts';

type Shop = Pick<ShopContext, 'db' | 'now' | 'passwords' | 'config' | 'times'>;

/** Sets a new password by SMS code and signs every device out. Without the code nothing is said about a number. */
export async function resetPassword(
  shop: Shop,
  user: PasswordUser,
  input: { cellphone: string; code: string; password: string },
): Promise<void> {
  // First of all: who is turned away because too many are waiting must still have the code.
  const password = await shop.passwords.hash(input.password, user);
  await consumeCode(shop.db, input.cellphone, input.code, shop.now());
  const account = await findAccount(shop.db, input.cellphone);
  if (!account) throw refuse('account.unregistered');
  assertUsable(account);
  await shop.db.transaction(async (tx) => {
    await lockCredentials(tx, account);
    await notifyCredentialChange(tx, shop, account.id, 'password-reset');
    await revokeSignIns(tx, account.id, shop.now());
    await storePassword(tx, account.id, password, shop.now());
    await removeAllPasskeys(tx, account.id);
  });
}

/** A new password as it was entered; `current` may be missing where the account has none. */
export type PasswordChange = {
  current: string | null;
  password: string;
  /** The device that asks goes on; else it is signed out with the others. */
  keepDevice: boolean;
};

/**
 * Changes the password of a signed-in customer who knows the old one, or gives the first one to an account made by code, whose customer has
 * proved freshly who they are. Every sign-in ends, but that of the device itself when it is kept; with an old password every passkey goes too.
 * @throws ShopError `password.current_missing`, `password.current_wrong`, `password.same`, `proof.needed`
 */
export async function changePassword(
  shop: Shop,
  user: PasswordUser,
  customer: Customer,
  { current, password, keepDevice }: PasswordChange,
): Promise<void> {
  const [account] = await shop.db.select({ password: users.password }).from(users).where(eq(users.id, customer.id));
  const old = found(account).password;
  if (old === null && !current) assertFresh(customer, shop.now());
  else await assertKnown(shop, user, { old, current, password });
  const hash = await shop.passwords.hash(password, user);
  await shop.db.transaction(async (tx) => {
    await holdDevice(tx, customer);
    await assertStillStored(tx, customer.id, old);
    await notifyCredentialChange(tx, shop, customer.id, old === null ? 'password-set' : 'password-changed');
    await revokeSignIns(tx, customer.id, shop.now(), keepDevice ? customer.familyId : null);
    if (keepDevice) await endReplacedTokens(tx, customer.familyId, shop.now());
    await storePassword(tx, customer.id, hash, shop.now());
    // Who was in the account with the old password may have added a key; without one nobody was.
    if (old !== null) await removeAllPasskeys(tx, customer.id);
  });
}

type Known = { old: string | null; current: string | null; password: string };

async function assertKnown(shop: Shop, user: PasswordUser, { old, current, password }: Known): Promise<void> {
  if (!current) throw refuse('password.current_missing');
  if (!(await shop.passwords.matches(current, old, user))) throw refuse('password.current_wrong');
  if (current === password) throw refuse('password.same');
}

/** Another call may have set one while this one was hashed: what was checked must still be what stands there. */
async function assertStillStored(tx: Tx, userId: number, checked: string | null): Promise<void> {
  const [account] = await tx.select({ password: users.password }).from(users).where(eq(users.id, userId));
  if (found(account).password !== checked) throw refuse('account.changed');
}

async function storePassword(tx: Tx, userId: number, password: string, now: Date): Promise<void> {
  await tx.update(users).set({ password, passwordChangedAt: now }).where(eq(users.id, userId));
}

/**
 * Moves a customer to another number, proved by a code sent there, and signs every other device out. Whose a number is, is told
 * to nobody but who has its code.
 * @throws ShopError `account.number_same`, `account.number_taken` or a refusal of the code
 */
export async function changeCellphone(
  shop: Omit<Shop, 'passwords'>,
  customer: Customer,
  input: { cellphone: string; code: string },
): Promise<void> {
  const { db, now } = shop;
  const owner = await findAccount(db, input.cellphone);
  if (owner?.id === customer.id) throw refuse('account.number_same');
  await consumeCode(db, input.cellphone, input.code, now());
  if (owner) throw refuse('account.number_taken');
  try {
    await db.transaction(async (tx) => {
      await holdDevice(tx, customer);
      await notifyCredentialChange(tx, shop, customer.id, 'number-changed');
      await revokeSignIns(tx, customer.id, now(), customer.familyId);
      await tx.update(users).set({ cellphone: input.cellphone }).where(eq(users.id, customer.id));
    });
  } catch (error) {
    // The unique key decides when two ask for one number at the same time.
    if (await findAccount(db, input.cellphone)) throw refuse('account.number_taken');
    throw error;
  }
}
