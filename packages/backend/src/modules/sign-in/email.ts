import { and, eq, ne, sql } from 'drizzle-orm';
import type { Customer, ShopContext } from '../../kernel/context/shop-app.ts';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { notifyCredentialChange } from '../credential-changes/notify-change.ts';
import { consumeCode } from '../credentials/codes.ts';
import { holdDevice, revokeSignIns } from '../credentials/credentials.ts';
import { assertCanSend, type Caller, countAddress, sendCode } from './send-code.ts';

/** A mailbox a customer wants; `oldEmail` as they remember it, when they were asked. */
export type WantedEmail = { userId: number; email: string; oldEmail: string | null };

/** Mailboxes are told apart by their letters, whatever their case. */
export const mailboxKey = (email: string) => email.toLowerCase();

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
  return sendCode(shop, caller, { channel: 'mail', target: mailboxKey(email), recipient: email, userId, lang });
}

/**
 * Binds a mailbox, proved by the code sent there, and signs every other device out.
 * @throws ShopError as `sendEmailCode`, or a refusal of the code
 */
export async function bindEmail(
  shop: ShopContext,
  customer: Pick<Customer, 'id' | 'familyId'>,
  wanted: Omit<WantedEmail, 'userId'>,
  code: string,
): Promise<void> {
  const { db, now } = shop;
  const own = { ...wanted, userId: customer.id };
  await checkEmail(db, own);
  await consumeCode(db, mailboxKey(own.email), code, now());
  try {
    await db.transaction(async (tx) => {
      await holdDevice(tx, customer);
      await revokeSignIns(tx, customer.id, now(), customer.familyId);
      await notifyCredentialChange(tx, shop, customer.id, 'mail-changed');
      await tx.update(users).set({ email: own.email }).where(eq(users.id, customer.id));
    });
  } catch (error) {
    // The unique key decides when two ask for one mailbox at the same time.
    if (await isTaken(db, own)) throw refuse('email.taken');
    throw error;
  }
}

async function checkEmail(db: Db, wanted: WantedEmail): Promise<void> {
  if (wanted.oldEmail !== null) {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, wanted.userId));
    const current = mailboxKey(found(user).email ?? '');
    if (mailboxKey(wanted.oldEmail) !== current) throw refuse('email.old_wrong');
    if (mailboxKey(wanted.email) === current) throw refuse('email.same');
  }
  if (await isTaken(db, wanted)) throw refuse('email.taken');
}

async function isTaken(db: Db, { userId, email }: WantedEmail): Promise<boolean> {
  const isSame = eq(sql`lower(${users.email})`, mailboxKey(email));
  return (await db.$count(users, and(isSame, ne(users.id, userId)))) > 0;
}
