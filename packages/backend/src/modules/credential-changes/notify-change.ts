import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { type NoticeData, notifications, users } from '../../kernel/db/schema/index.ts';
import { found } from '../../kernel/errors/shop-error.ts';
import { consumeLimit } from '../../kernel/limits/rate-limit.ts';
import { DEFAULT_LANG, isLang, LANGUAGES, type Lang } from '../../kernel/texts/languages.ts';
import { sendersOf } from '../messages/open-senders.ts';
import { type NewMessage, putMessage } from '../messages/outbox.ts';
import { timeLabel } from '../messages/time-label.ts';
import { adviceOn, type CredentialChange, credentialChanges } from './changes.ts';

const DAY = 86_400;
/** Of each kind a day: whoever adds and removes passkeys all day long must not empty the shop's account of text messages. */
const MESSAGES_A_DAY = 10;

type Shop = Pick<ShopContext, 'config' | 'now' | 'times'>;

/**
 * Tells a customer that a credential of theirs changes: on the site, by mail and by text message, whatever they chose about other notices.
 * Call it in the transaction of the change and **before** it: mail and text message go to the mailbox and the number as they still are.
 */
export async function notifyCredentialChange(
  tx: Tx,
  shop: Shop,
  userId: number,
  change: CredentialChange,
): Promise<void> {
  const at = shop.now();
  const [row] = await tx
    .select({ cellphone: users.cellphone, email: users.email, lang: users.lang })
    .from(users)
    .where(eq(users.id, userId));
  const { cellphone, email, lang } = found(row);
  const time = shop.times.text(at);
  await tx
    .insert(notifications)
    .values({ userId, type: change, data: noticeOf(change, time), createdAt: at, updatedAt: at });
  const content = {
    template: 'security',
    values: { ...wordsOf(change, isLang(lang) ? lang : DEFAULT_LANG), time },
  } as const;
  const message = { userId, lang: isLang(lang) ? lang : DEFAULT_LANG, content, expiresAt: inADay(at) };
  const { mail, sms } = waysOf(shop);
  if (mail && email !== null) await put(tx, { ...message, channel: 'mail', recipient: email }, at);
  if (sms && cellphone !== null) await put(tx, { ...message, channel: 'sms', recipient: cellphone }, at);
}

/** What the shop can send; in demo mode everything, as it stays in the outbox. */
function waysOf({ config }: Shop): { mail: boolean; sms: boolean } {
  const { mail, sms } = sendersOf(config);
  return { mail: config.demo || mail !== null, sms: config.demo || (sms?.canTell ?? false) };
}

async function put(tx: Tx, message: NewMessage, at: Date): Promise<void> {
  const limit = { key: `security:${message.channel}:${message.userId}`, max: MESSAGES_A_DAY, seconds: DAY };
  if (await consumeLimit(tx, limit, at)) await putMessage(tx, message, at);
}

const inADay = (at: Date) => new Date(at.getTime() + DAY * 1000);
const wordsOf = (change: CredentialChange, lang: Lang) => ({
  what: credentialChanges[change][lang],
  advice: adviceOn(change)[lang],
});

/** Leads to the devices that are signed in. */
function noticeOf(change: CredentialChange, time: string): NoticeData {
  const texts = LANGUAGES.map(({ code }) => {
    const { what, advice } = wordsOf(change, code);
    return [code, { title: what, list: [{ keyword: timeLabel[code], data: time }], remark: advice }] as const;
  });
  return { type: 1, url: '/user/devices', image: '', price: null, texts: Object.fromEntries(texts) };
}
