import { eq } from 'drizzle-orm';
import type { Customer, ShopContext } from '../../kernel/context/shop-app.ts';
import { users } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import type { Account } from '../credentials/accounts.ts';
import { consumeCode } from '../credentials/codes.ts';
import type { PasswordUser } from '../credentials/passwords.ts';
import { acceptSignature } from '../passkeys/ceremonies.ts';
import type { SignedCredential } from '../passkeys/device-credentials.ts';
import { listPasskeys } from '../passkeys/passkey-records.ts';
import { mailboxKey } from './email.ts';
import { assertCanSend, type Caller, countAddress, sendCode } from './send-code.ts';

/** One of the ways to prove who is there. */
export type Proof =
  | { by: 'password'; password: string }
  | { by: 'cellphone' | 'email'; code: string }
  | (SignedCredential & { by: 'passkey' });

export type ProofWay = Proof['by'];

/** What a code for a proof is kept under, and where it goes. */
type Mailbox = { channel: 'sms' | 'mail'; target: string; recipient: string };

/** Ways in which a customer can prove who they are, the quickest first. */
export async function waysOf({ db, config }: ShopContext, { id }: Pick<Customer, 'id'>): Promise<ProofWay[]> {
  const [account, keys] = await Promise.all([accountOf({ db }, id), listPasskeys(db, id)]);
  const canSend = (channel: 'sms' | 'mail') => isPossible(() => assertCanSend({ config }, channel));
  const ways: [ProofWay, boolean][] = [
    ['passkey', keys.length > 0],
    ['password', account.password !== null],
    ['cellphone', account.cellphone !== null && canSend('sms')],
    ['email', account.email !== null && canSend('mail')],
  ];
  return ways.flatMap(([way, isThere]) => (isThere ? [way] : []));
}

/**
 * Sends a code to the number or mailbox the account has now.
 * @returns the code in demo mode, else null
 * @throws ShopError `proof.no_way`, or as `sendCode`
 */
export async function sendProofCode(
  shop: ShopContext,
  caller: Caller,
  { id }: Pick<Customer, 'id'>,
  { by, lang }: { by: 'cellphone' | 'email'; lang: Lang },
): Promise<string | null> {
  await countAddress(shop, caller);
  const box = mailboxOf(await accountOf(shop, id), by);
  assertCanSend(shop, box.channel);
  return sendCode(shop, caller, { ...box, userId: id, lang });
}

/**
 * Looks at a proof.
 * @throws ShopError `proof.no_way`, `password.current_wrong`, `passkey.refused` or a refusal of the code
 */
export async function checkProof(
  shop: ShopContext,
  user: PasswordUser,
  { id }: Pick<Customer, 'id'>,
  { origin, given }: { origin: string; given: Proof },
): Promise<void> {
  const account = await accountOf(shop, id);
  if (given.by === 'passkey') {
    if ((await acceptSignature(shop, origin, given)).id !== id) throw refuse('passkey.refused');
  } else if (given.by === 'password') {
    const isRight = await shop.passwords.matches(given.password, account.password, user);
    if (!isRight) throw refuse('password.current_wrong');
  } else {
    await consumeCode(shop.db, mailboxOf(account, given.by).target, given.code, shop.now());
  }
}

function mailboxOf({ cellphone, email }: Account, by: 'cellphone' | 'email'): Mailbox {
  if (by === 'cellphone' && cellphone !== null) return { channel: 'sms', target: cellphone, recipient: cellphone };
  if (by === 'email' && email !== null) return { channel: 'mail', target: mailboxKey(email), recipient: email };
  throw refuse('proof.no_way');
}

async function accountOf({ db }: Pick<ShopContext, 'db'>, id: number): Promise<Account> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return found(account);
}

function isPossible(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}
