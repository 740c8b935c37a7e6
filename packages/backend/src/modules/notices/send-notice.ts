import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { type NoticeData, type NoticeText, notifications } from '../../kernel/db/schema/index.ts';
import { LANGUAGES, type LocalText, pickText, sameText } from '../../kernel/texts/languages.ts';
import { findChosen, type MessageTerms, messageNotice } from './message-notice.ts';
import { type NoticeTopic, takesWay, topicOf } from './topics.ts';

/** A row of a notice: what it is called and what it says, null when there is nothing to say. */
export type NoticeRow = { label: LocalText; value: LocalText | string | null };

/** A notice in every language. `price` in cents; `link` a mobile path, which the website maps to one of its pages. */
export type Notice = {
  /** What it is about, such as `paid`. */
  kind: string;
  /** 1 system, 2 trade, 3 activity. */
  type: NoticeData['type'];
  /** What customers choose its ways by; missing: the usual one of its `type`. */
  topic?: NoticeTopic;
  link: string;
  price: number | null;
  title: LocalText;
  remark: LocalText;
  rows: readonly NoticeRow[];
};

/**
 * Tells a customer something by the ways they take for its topic: in the list of messages, by mail, by text message. Pass
 * the transaction of the change it tells about.
 */
export async function sendNotice(
  db: DbOrTx,
  userId: number,
  notice: Notice,
  at: Date,
  terms: MessageTerms = {},
): Promise<void> {
  const chosen = await findChosen(db, userId);
  if (!chosen) return;
  const topic = topicOf(notice);
  const texts = Object.fromEntries(LANGUAGES.map(({ code }) => [code, textOf(notice, code)]));
  const data: NoticeData = { type: notice.type, url: notice.link, image: '', price: notice.price, texts };
  if (takesWay(topic, 'site', chosen)) {
    await db.insert(notifications).values({ userId, type: notice.kind, data, createdAt: at, updatedAt: at });
  }
  await messageNotice(db, { id: userId, ...chosen }, { topic, data }, at, terms);
}

/** Whether a customer has been told the same of the same thing before. */
export async function hasNotice(db: DbOrTx, userId: number, { kind, link }: Notice): Promise<boolean> {
  const isSame = and(
    eq(notifications.userId, userId),
    eq(notifications.type, kind),
    eq(sql`${notifications.data} ->> 'url'`, link),
  );
  return (await db.$count(notifications, isSame)) > 0;
}

function textOf(notice: Notice, lang: (typeof LANGUAGES)[number]['code']): NoticeText {
  return {
    title: pickText(notice.title, lang),
    remark: pickText(notice.remark, lang),
    list: notice.rows.map(({ label, value }) => ({
      keyword: pickText(label, lang),
      data: value && pickText(typeof value === 'string' ? sameText(value) : value, lang),
    })),
  };
}
