import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { Customer, ShopContext } from '../../plugins/types.ts';
import { found, refuse } from '../../shop-error.ts';
import { tellCredentialChange } from '../credential-changes/tell-change.ts';
import { removeAllPasskeys } from '../passkeys/passkey-records.ts';
import { assertUsable, findAccount } from './accounts.ts';
import { spendCode } from './codes.ts';
import { holdCredentials, holdDevice, revokeSignIns } from './credentials.ts';
import type { PasswordUser } from './passwords.ts';

type Shop = Pick<ShopContext, 'db' | 'now' | 'passwords' | 'config' | 'times'>;

/** Sets a new password by SMS code and signs every device out. Without the code nothing is said about a number. */
export async function resetPassword(
  shop: Shop,
  user: PasswordUser,
  input: { cellphone: string; code: string; password: string },
): Promise<void> {
  // First of all: who is turned away because too many are waiting must still have the code.
  const password = await shop.passwords.hash(input.password, user);
  await spendCode(shop.db, input.cellphone, input.code, shop.now());
  const account = await findAccount(shop.db, input.cellphone);
  if (!account) throw refuse('account.unregistered');
  assertUsable(account);
  await shop.db.transaction(async (tx) => {
    await holdCredentials(tx, account);
    await tellCredentialChange(tx, shop, account.id, 'password-reset');
    await store(tx, account.id, password, shop.now());
  });
}

/** Changes the password of a signed-in customer, who knows the old one, and signs every device out. */
export async function changePassword(
  shop: Shop,
  user: PasswordUser,
  customer: Customer,
  input: { current: string; password: string },
): Promise<void> {
  const [account] = await shop.db.select({ password: users.password }).from(users).where(eq(users.id, customer.id));
  if (!(await shop.passwords.matches(input.current, found(account).password, user)))
    throw refuse('password.current_wrong');
  if (input.current === input.password) throw refuse('password.same');
  const password = await shop.passwords.hash(input.password, user);
  await shop.db.transaction(async (tx) => {
    await holdDevice(tx, customer);
    await tellCredentialChange(tx, shop, customer.id, 'password-changed');
    await store(tx, customer.id, password, shop.now());
  });
}

async function store(tx: Tx, userId: number, password: string, now: Date): Promise<void> {
  await revokeSignIns(tx, userId, now);
  await tx.update(users).set({ password }).where(eq(users.id, userId));
  await removeAllPasskeys(tx, userId);
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
  await spendCode(db, input.cellphone, input.code, now());
  if (owner) throw refuse('account.number_taken');
  try {
    await db.transaction(async (tx) => {
      await holdDevice(tx, customer);
      await tellCredentialChange(tx, shop, customer.id, 'number-changed');
      await revokeSignIns(tx, customer.id, now(), customer.familyId);
      await tx.update(users).set({ cellphone: input.cellphone }).where(eq(users.id, customer.id));
    });
  } catch (error) {
    // The unique key decides when two ask for one number at the same time.
    if (await findAccount(db, input.cellphone)) throw refuse('account.number_taken');
    throw error;
  }
}
