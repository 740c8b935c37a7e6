import type { DbOrTx } from '../../kernel/db/database.ts';
import { outbox } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import type { MessageContent } from './content.ts';

export type NewMessage = {
  channel: 'sms' | 'mail';
  recipient: string;
  userId: number | null;
  lang: Lang;
  content: MessageContent;
  /** Of no use after this. */
  expiresAt: Date | null;
};

/**
 * Puts a message into the outbox; pass the transaction that causes it, so that both happen or neither.
 * @returns its id, for sending it at once after the commit
 */
export async function putMessage(db: DbOrTx, message: NewMessage, now: Date): Promise<number> {
  const [row] = await db
    .insert(outbox)
    .values({ ...message, nextTryAt: now, createdAt: now })
    .returning({ id: outbox.id });
  if (!row) throw new Error('no message was put into the outbox');
  return row.id;
}
