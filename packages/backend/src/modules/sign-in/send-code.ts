import { networkOf } from '@jishi/http-limits/network-of';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { verificationCodes } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { consumeLimit, type Limit } from '../../kernel/limits/rate-limit.ts';
import { readSetting, setting } from '../../kernel/settings/settings.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { CODE_SECONDS, codeSeconds, hashOf, makeCode } from '../credentials/codes.ts';
import { deliverNow } from '../messages/deliver.ts';
import { sendersOf } from '../messages/open-senders.ts';
import { putMessage } from '../messages/outbox.ts';

const HOUR = 3600;
const DAY = 86_400;
/** Codes a number or mailbox gets a day, at most; providers of text messages send no more either. */
const PER_TARGET_A_DAY = 10;
/** Codes a signed-in customer asks for in an hour: nobody fills strangers' mailboxes from an account. */
const PER_ACCOUNT_AN_HOUR = 10;
/** Calls of an address in an hour, whatever comes of them, when nothing else is set. In demo mode nobody pays for them. */
export const codesPerAddress = setting(
  'codes.per_address',
  'calls for a code in an hour of one address',
  z.int().min(1).max(100_000),
  100,
);
const PER_ADDRESS_IN_DEMO = 5000;

/** A wish for a code, which has passed whatever speaks against it. */
export type WantedCode = {
  channel: 'sms' | 'mail';
  /** What the code is kept under. */
  target: string;
  recipient: string;
  /** The signed-in customer, if any. */
  userId: number | null;
  lang: Lang;
};

/** Where a wish comes from: the address, and a log. */
export type Caller = { ip: string; log: { warn(details: object, message: string): void } };

/**
 * Counts a wish of an address, before anything is looked up: numbers cannot be tried out one after the other.
 * @throws ShopError `http.throttle`
 */
export async function countAddress({ db, config, now }: ShopContext, { ip }: Caller): Promise<void> {
  const fallback = config.demo ? PER_ADDRESS_IN_DEMO : codesPerAddress.fallback;
  const max = await readSetting(db, { ...codesPerAddress, fallback });
  await db.transaction((tx) => use(tx, { key: `code:address:${networkOf(ip)}`, max, seconds: HOUR }, now()));
}

/** @throws ShopError `sms.not_configured`, `email.not_configured`; in demo mode never */
export function assertCanSend({ config }: Pick<ShopContext, 'config'>, channel: WantedCode['channel']): void {
  if (config.demo || sendersOf(config)[channel]) return;
  throw refuse(channel === 'sms' ? 'sms.not_configured' : 'email.not_configured');
}

/**
 * Makes a code and sends it at once. What the provider cannot take now is tried again by the job while the code lives.
 * @returns the code in demo mode, where the message stays in the outbox; else null
 * @throws ShopError `code.still_valid`, `http.throttle`, or `code.provider` / `email.not_sent` when it was refused
 */
export async function sendCode(shop: ShopContext, caller: Caller, wanted: WantedCode): Promise<string | null> {
  const { db, config } = shop;
  const seconds = await readSetting(db, codeSeconds);
  const { code, message } = await db.transaction((tx) => writeCode(tx, wanted, seconds, shop.now()));
  if (config.demo) return code;
  const outcome = await deliverNow(shop, caller.log, message);
  if (outcome?.state !== 'given-up' || outcome.isUnsure) return null;
  const { target } = wanted;
  const isIt = and(eq(verificationCodes.target, target), eq(verificationCodes.codeHash, hashOf(target, code)));
  await db.delete(verificationCodes).where(isIt);
  throw refuse(wanted.channel === 'sms' ? 'code.provider' : 'email.not_sent');
}

/** Rows are locked in one order: account, target. */
async function writeCode(tx: Tx, wanted: WantedCode, seconds: number, now: Date) {
  const { channel, target, recipient, userId, lang } = wanted;
  if (userId !== null) {
    await use(tx, { key: `code:account:${userId}`, max: PER_ACCOUNT_AN_HOUR, seconds: HOUR }, now);
  }
  const code = await makeCode(tx, target, now, seconds);
  // A code that was used up does not live any more, and the next one waits all the same.
  await use(tx, { key: `code:wait:${target}`, max: 1, seconds: CODE_SECONDS }, now);
  await use(tx, { key: `code:day:${target}`, max: PER_TARGET_A_DAY, seconds: DAY }, now);
  const content = { template: 'code', values: { seconds }, secret: code } as const;
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  return { code, message: await putMessage(tx, { channel, recipient, userId, lang, content, expiresAt }, now) };
}

async function use(tx: Tx, limit: Limit, now: Date): Promise<void> {
  if (!(await consumeLimit(tx, limit, now))) throw refuse('http.throttle');
}
