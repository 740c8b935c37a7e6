import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { outbox } from '../../../kernel/db/schema/index.ts';
import { liveLeads } from '../../../kernel/releases/live-leads.ts';
import { DEFAULT_LANG, isLang } from '../../../kernel/texts/languages.ts';
import type { MessageState } from '../../../kernel/words/shop.ts';
import { messageContent } from '../../../modules/messages/content.ts';
import type { OutboxRow } from '../../../modules/messages/outbox-records.ts';
import { renderMail, renderSms } from '../../../modules/messages/render.ts';
import { readShopName } from '../../../modules/shop-settings/shop-name.ts';
import { Refused } from '../refused.ts';

/** A message as it is, without what it says. */
export type MessageNow = Pick<
  OutboxRow,
  'id' | 'channel' | 'recipient' | 'attempts' | 'createdAt' | 'nextTryAt' | 'sentAt' | 'lastError' | 'providerId'
> & { state: MessageState; template: string };

/** The newest messages first. */
export async function listMessages(
  db: Db,
  { state, to, limit }: { state?: MessageState; to?: string; limit: number },
): Promise<MessageNow[]> {
  const conditions: (SQL | undefined)[] = [
    state === undefined ? undefined : eq(outbox.state, state),
    to === undefined ? undefined : eq(sql`lower(${outbox.recipient})`, to.toLowerCase()),
  ];
  const rows = await db
    .select()
    .from(outbox)
    .where(and(...conditions))
    .orderBy(desc(outbox.id))
    .limit(limit);
  return rows.map(toNow);
}

/** A message with its words. A code is shown in demo mode only. */
export type WordedMessage = MessageNow & { subject: string | null; text: string };

/** @throws Refused when there is none */
export async function showMessage(
  { db, config, times }: Pick<ShopContext, 'db' | 'config' | 'times'>,
  id: number,
): Promise<WordedMessage> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw noMessage(id);
  const lang = isLang(row.lang) ? row.lang : DEFAULT_LANG;
  const { secret, ...rest } = row.content;
  const content = messageContent.parse(config.demo ? { ...rest, secret } : rest);
  const leads = await liveLeads(config);
  const wording = { lang, shop: await readShopName(db, lang), origin: config.publicOrigin, leads, times };
  if (row.channel === 'sms') return { ...toNow(row), subject: null, text: renderSms(content, wording)?.text ?? '' };
  const { subject, text } = renderMail(content, wording);
  return { ...toNow(row), subject, text };
}

/**
 * Makes a message due now with fresh tries.
 * @throws Refused when there is none, when it was sent, and for a code that was given up: it is gone
 */
export async function retryMessage(tx: Tx, now: Date, id: number): Promise<MessageNow> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!row) throw noMessage(id);
  const message = toNow(row);
  if (message.state === 'sent') throw new Refused(`Message ${id} was sent.`);
  if (message.template === 'code' && message.state === 'given-up') {
    throw new Refused(`Message ${id} was a code, which is gone: the customer asks for a new one.`);
  }
  if (row.leasedUntil && row.leasedUntil > now) throw new Refused(`Message ${id} is being sent.`);
  await tx.update(outbox).set(dueNow(now)).where(eq(outbox.id, id));
  return { ...message, state: 'waiting', attempts: 0, nextTryAt: now };
}

/** The same for every message that was given up, codes left out. @returns how many */
export async function retryGivenUp(tx: Tx, now: Date): Promise<number> {
  const isCode = sql`${outbox.content} ->> 'template'`;
  const due = await tx
    .update(outbox)
    .set(dueNow(now))
    .where(and(eq(outbox.state, 'given-up'), ne(isCode, 'code')))
    .returning({ id: outbox.id });
  return due.length;
}

const dueNow = (now: Date) => ({ state: 'waiting' as const, attempts: 0, nextTryAt: now, leasedUntil: null });

const noMessage = (id: number) => new Refused(`There is no message ${id} ("shop outbox list").`);

function toNow({
  id,
  channel,
  recipient,
  attempts,
  createdAt,
  nextTryAt,
  sentAt,
  lastError,
  ...row
}: OutboxRow): MessageNow {
  const { providerId, content, state } = row;
  return {
    ...{ id, channel, recipient, attempts, createdAt, nextTryAt, sentAt, lastError, providerId },
    state,
    template: content.template,
  };
}
