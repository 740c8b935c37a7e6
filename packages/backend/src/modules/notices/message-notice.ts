import { toPagePath } from '@jishi/api/links';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { type NoticeData, users } from '../../kernel/db/schema/index.ts';
import { consumeLimit } from '../../kernel/limits/rate-limit.ts';
import { DEFAULT_LANG, isLang } from '../../kernel/texts/languages.ts';
import { putMessage } from '../messages/outbox.ts';
import { type Chosen, type NoticeTopic, takesWay } from './topics.ts';

/** Nobody wants to be told later, nor of what happened before the shop could send messages. */
const HOURS_OF_USE = 24;
const DAY = 86_400;
/** Of one customer a day: text messages cost the shop money, and nobody reads more. */
const TEXT_MESSAGES_A_DAY = 10;

export type MessageTerms = {
  /** The customer asked for this very one: a mail comes unless they switched that off. */
  isWanted?: boolean;
  /** Of no use after this. */
  until?: Date;
};

type Reader = Chosen & { email: string | null; cellphone: string | null; lang: string };

/** Where a customer can be reached and what they chose; null for a closed account, which is told nothing. */
export async function findChosen(db: DbOrTx, userId: number): Promise<Reader | null> {
  const { email, cellphone, lang, notification, noticeChoices } = users;
  const [reader] = await db
    .select({ email, cellphone, lang, notification, noticeChoices })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isClosed, false)));
  return reader ?? null;
}

type NoticeFacts = { topic: NoticeTopic; data: NoticeData };

/** Sends a notice to mailbox and phone, in the customer's language, as far as they take those ways for its topic. */
export async function messageNotice(
  db: DbOrTx,
  reader: Reader & { id: number },
  { topic, data: { texts, url } }: NoticeFacts,
  now: Date,
  { isWanted = false, until }: MessageTerms,
): Promise<void> {
  const { id: userId, email, cellphone } = reader;
  const lang = isLang(reader.lang) ? reader.lang : DEFAULT_LANG;
  const text = texts[lang] ?? texts[DEFAULT_LANG];
  if (!text) return;
  const values = { ...text, path: toPagePath(url), at: now.toISOString() };
  const expiresAt = until ?? new Date(now.getTime() + HOURS_OF_USE * 3_600_000);
  const message = { userId, lang, content: { template: 'notice', values }, expiresAt } as const;
  if (email !== null && takesWay(topic, 'mail', reader, isWanted)) {
    await putMessage(db, { ...message, channel: 'mail', recipient: email }, now);
  }
  if (cellphone !== null && takesWay(topic, 'sms', reader) && (await hasMoreTexts(db, userId, now))) {
    await putMessage(db, { ...message, channel: 'sms', recipient: cellphone }, now);
  }
}

const hasMoreTexts = (db: DbOrTx, userId: number, now: Date) =>
  consumeLimit(db, { key: `notice:sms:${userId}`, max: TEXT_MESSAGES_A_DAY, seconds: DAY }, now);
