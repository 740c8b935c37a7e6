import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { ShopContext } from '../../plugins/types.ts';
import { found, refuse } from '../../shop-error.ts';
import type { Lang } from '../../texts/languages.ts';
import { spendCode } from './codes.ts';
import { assertCanSend, type Caller, countAddress, sendCode } from './send-code.ts';

/** A mailbox a customer wants; `oldEmail` as they remember it, when they were asked. */
export type WantedEmail = { userId: number; email: string; oldEmail: string | null };

/** Mailboxes are told apart by their letters, whatever their case. */
const keyOf = (email: string) => email.toLowerCase();

/**
 * Sends a code to a mailbox.
 * @returns the code in demo mode, else null
 * @throws ShopError `email.old_wrong`, `email.same`, `email.taken`, `email.not_configured`, or as `sendCode`
 */
export async function sendEmailCode(
  shop: ShopContext,
  caller: Caller,
  wanted: WantedEmail,
  lang: Lang,
): Promise<string | null> {
  await countAddress(shop, caller);
  await checkEmail(shop.db, wanted);
  assertCanSend(shop, 'mail');
  const { userId, email } = wanted;
  return sendCode(shop, caller, { channel: 'mail', target: keyOf(email), recipient: email, userId, lang });
}

/**
 * Binds a mailbox, proved by the code sent there.
 * @throws ShopError as `sendEmailCode`, or a refusal of the code
 */
export async function bindEmail({ db, now }: ShopContext, wanted: WantedEmail, code: string): Promise<void> {
  await checkEmail(db, wanted);
  await spendCode(db, keyOf(wanted.email), code, now());
  try {
    await db.update(users).set({ email: wanted.email }).where(eq(users.id, wanted.userId));
  } catch (error) {
    // The unique key decides when two ask for one mailbox at the same time.
    if (await isTaken(db, wanted)) throw refuse('email.taken');
    throw error;
  }
}

async function checkEmail(db: Db, wanted: WantedEmail): Promise<void> {
  if (wanted.oldEmail !== null) {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, wanted.userId));
    const current = keyOf(found(user).email ?? '');
    if (keyOf(wanted.oldEmail) !== current) throw refuse('email.old_wrong');
    if (keyOf(wanted.email) === current) throw refuse('email.same');
  }
  if (await isTaken(db, wanted)) throw refuse('email.taken');
}

async function isTaken(db: Db, { userId, email }: WantedEmail): Promise<boolean> {
  const isSame = eq(sql`lower(${users.email})`, keyOf(email));
  return (await db.$count(users, and(isSame, ne(users.id, userId)))) > 0;
}
