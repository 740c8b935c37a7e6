import { toPagePath } from '@jishi/api/links';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { type NoticeData, users } from '../../db/schema/index.ts';
import { putMessage } from '../../messages/outbox.ts';
import { DEFAULT_LANG, isLang } from '../../texts/languages.ts';

/** Nobody wants to be told later, nor of what happened before the shop could send mails. */
const HOURS_OF_USE = 24;

export type MailTerms = {
  /** The customer asked for this very one: it comes unless they switched mails off. Others come when they switched them on. */
  isWanted?: boolean;
  /** Of no use after this. */
  until?: Date;
};

/**
 * Sends a notice by mail as well, in the customer's language, when they have a mailbox and switched that on
 * (`user/notification`). Pass the transaction that stores the notice.
 */
export async function mailNotice(
  db: DbOrTx,
  userId: number,
  { texts, url }: NoticeData,
  now: Date,
  { isWanted = false, until }: MailTerms = {},
): Promise<void> {
  const wantsMail = sql`coalesce((${users.notification} ->> 'email')::boolean, ${isWanted})`;
  const [user] = await db
    .select({ email: users.email, lang: users.lang })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.unsubscribe, 0), isNotNull(users.email), wantsMail));
  if (!user?.email) return;
  const lang = isLang(user.lang) ? user.lang : DEFAULT_LANG;
  const text = texts[lang] ?? texts[DEFAULT_LANG];
  if (!text) return;
  const content = { template: 'notice', values: { ...text, path: toPagePath(url) } } as const;
  const expiresAt = until ?? new Date(now.getTime() + HOURS_OF_USE * 3_600_000);
  await putMessage(db, { channel: 'mail', recipient: user.email, userId, lang, content, expiresAt }, now);
}
