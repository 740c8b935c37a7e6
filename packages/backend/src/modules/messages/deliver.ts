import type { ShopContext } from '../../kernel/context/shop-app.ts';
import { retryDelaySeconds } from '../../kernel/jobs/job-kinds.ts';
import { liveLeads } from '../../kernel/releases/live-leads.ts';
import { DEFAULT_LANG, isLang } from '../../kernel/texts/languages.ts';
import { readShopName } from '../shop-settings/shop-name.ts';
import { messageContent } from './content.ts';
import { sendersOf } from './open-senders.ts';
import { type ClaimedMessage, claimMessages, type Outcome, settleMessage } from './outbox-records.ts';
import { renderMail, renderSms } from './render.ts';
import { SendError } from './sending/send-error.ts';

/** With waits of up to an hour the last try is some seven hours after the first. */
const MAX_TRIES = 17;

type Shop = Pick<ShopContext, 'db' | 'config' | 'now' | 'times'>;
type Log = { warn(details: object, message: string): void };

/**
 * Sends a message that was just put into the outbox, after its transaction; the job is there for what does not succeed.
 * @returns what came of it; null when another process is at it
 */
export async function deliverNow(shop: Shop, log: Log, id: number): Promise<Outcome | null> {
  const [message] = await claimMessages(shop.db, { now: shop.now(), limit: 1, id });
  return message ? deliver(shop, log, message) : null;
}

/** Tries to send a claimed message once and writes down what came of it. */
export async function deliver(shop: Shop, log: Log, message: ClaimedMessage): Promise<Outcome> {
  const outcome = await outcomeOf(shop, log, message);
  await settleMessage(shop.db, message, outcome);
  return outcome;
}

async function outcomeOf(shop: Shop, log: Log, message: ClaimedMessage): Promise<Outcome> {
  if (isTooLate(message, shop.now())) return { state: 'given-up', error: tooLate(message) };
  try {
    return { state: 'sent', providerId: await hand(shop, message), at: shop.now() };
  } catch (error) {
    const fault = error instanceof SendError ? error : new SendError('refused', 'FAULT', String(error));
    const { id, channel, attempts } = message;
    // The provider's words may repeat whom it was for: they stay in the table.
    log.warn({ id, channel, attempts, kind: fault.kind, code: fault.code }, 'a message was not sent');
    return afterFault(shop, message, fault);
  }
}

const isTooLate = ({ expiresAt }: ClaimedMessage, now: Date) => expiresAt !== null && expiresAt <= now;
const tooLate = ({ lastError }: ClaimedMessage) => `too late to be of use${lastError ? ` (${lastError})` : ''}`;

/** Gives a message to its provider. */
async function hand({ db, config, times }: Shop, message: ClaimedMessage): Promise<string | null> {
  const { uuid, recipient: to } = message;
  const lang = isLang(message.lang) ? message.lang : DEFAULT_LANG;
  const content = messageContent.parse(message.content);
  const leads = content.template === 'code' ? () => true : await liveLeads(config);
  const wording = { lang, shop: await readShopName(db, lang), origin: config.publicOrigin, leads, times };
  const { sms, mail } = sendersOf(config);
  if (message.channel === 'mail') {
    if (!mail) throw new SendError('refused', 'NOT_SET_UP', 'no mail server is set up (SHOP_SMTP_URL)');
    return mail.send({ uuid, to, ...renderMail(content, wording) });
  }
  const worded = renderSms(content, wording);
  if (!sms || !worded) throw new SendError('refused', 'NOT_SET_UP', 'nobody sends this kind of text message');
  if (message.wasInterrupted && !sms.mayRepeat) {
    throw new SendError('refused', 'INTERRUPTED', 'a process ended while it was sent: it may have arrived');
  }
  return sms.send({ uuid, to, lang, ...worded });
}

function afterFault({ config, now }: Shop, message: ClaimedMessage, fault: SendError): Outcome {
  const { secret } = message.content;
  const words = `${fault.code}: ${fault.message}`;
  const error = secret ? words.replaceAll(secret, '*****') : words;
  const sender = sendersOf(config)[message.channel === 'mail' ? 'mail' : 'sms'];
  if (fault.kind === 'unknown' && !sender?.mayRepeat) return { state: 'given-up', error, isUnsure: true };
  const nextTryAt = new Date(now().getTime() + retryDelaySeconds(message.attempts) * 1000);
  const isInTime = message.expiresAt === null || nextTryAt < message.expiresAt;
  if (fault.kind === 'refused' || !isInTime || message.attempts >= MAX_TRIES) return { state: 'given-up', error };
  return { state: 'waiting', error, nextTryAt };
}
