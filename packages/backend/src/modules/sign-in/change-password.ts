import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { Customer, ShopContext } from '../../plugins/types.ts';
import { found, refuse } from '../../shop-error.ts';
import { removeAllPasskeys } from '../passkeys/passkey-records.ts';
import { assertUsable, findAccount } from './accounts.ts';
import { spendCode } from './codes.ts';
import type { Passwords } from './passwords.ts';
import { endAllSessions } from './tokens.ts';

type Shop = Pick<ShopContext, 'db' | 'now'>;

/** Sets a new password by SMS code and signs every device out. Without the code nothing is said about a number. */
export async function resetPassword(
  shop: Shop,
  passwords: Passwords,
  input: { cellphone: string; code: string; password: string },
): Promise<void> {
  await spendCode(shop.db, input.cellphone, input.code, shop.now());
  const account = await findAccount(shop.db, input.cellphone);
  if (!account) throw refuse('account.unregistered');
  assertUsable(account);
  await store(shop, account.id, await passwords.hash(input.password));
}

/** Changes the password of a signed-in customer, who knows the old one, and signs every device out. */
export async function changePassword(
  shop: Shop,
  passwords: Passwords,
  customer: Customer,
  input: { current: string; password: string },
): Promise<void> {
  const [account] = await shop.db.select({ password: users.password }).from(users).where(eq(users.id, customer.id));
  if (!(await passwords.matches(input.current, found(account).password))) throw refuse('password.current_wrong');
  if (input.current === input.password) throw refuse('password.same');
  await store(shop, customer.id, await passwords.hash(input.password));
}

function store({ db, now }: Shop, userId: number, password: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(users).set({ password }).where(eq(users.id, userId));
    await endAllSessions(tx, userId, now());
    await removeAllPasskeys(tx, userId);
  });
}

/**
 * Moves a customer to another number, proved by a code sent there.
 * @throws ShopError `account.number_same`, `account.number_taken` or a refusal of the code
 */
export async function changeCellphone(
  { db, now }: Shop,
  customer: Customer,
  input: { cellphone: string; code: string },
): Promise<void> {
  const owner = await findAccount(db, input.cellphone);
  if (owner) throw refuse(owner.id === customer.id ? 'account.number_same' : 'account.number_taken');
  await spendCode(db, input.cellphone, input.code, now());
  try {
    await db
      .update(users)
      .set({ cellphone: input.cellphone })
      .where(and(eq(users.id, customer.id), eq(users.unsubscribe, 0)));
  } catch (error) {
    // The unique key decides when two ask for one number at the same time.
    if (await findAccount(db, input.cellphone)) throw refuse('account.number_taken');
    throw error;
  }
}
