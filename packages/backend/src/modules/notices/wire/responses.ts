import { z } from 'zod';
import type { NoticeData, NoticeText, notifications } from '../../../kernel/db/schema/index.ts';
import { DEFAULT_LANG, type Lang, type LocalText, pickText } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';

type NoticeRow = typeof notifications.$inferSelect;

const typeLabels: Readonly<Record<NoticeData['type'], LocalText>> = {
  1: { zh: '系统消息', en: 'System message' },
  2: { zh: '交易消息', en: 'Trade message' },
  3: { zh: '活动消息', en: 'Activity message' },
};

const noticeData = z.object({
  lang: z.string(),
  type: z.int(),
  url: z.string(),
  image: z.string(),
  price: z.union([z.int(), z.literal('')]),
  title: z.string(),
  list: z.array(z.object({ keyword: z.string(), data: z.string().nullable() })),
  remark: z.string(),
});

/** The original has one class for all notices. */
const NOTICE_CLASS = 'App\\Notifications\\InvoicePaid';

/** A notice. `data.price` in cents; `kind` (what it is about, such as `paid`) is an extension. */
export const noticeResponse = z.object({
  id: z.string(),
  type: z.literal(NOTICE_CLASS),
  kind: z.string(),
  notifiable_type: z.string(),
  notifiable_id: z.int(),
  data: noticeData.extend({ typeShow: z.string().optional() }),
  read_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export type NoticeResponse = z.output<typeof noticeResponse>;

const noText: NoticeText = { title: '', list: [], remark: '' };

/** A row of the list. */
export function toListedNotice(row: NoticeRow, lang: Lang, times: Times): NoticeResponse {
  return toResponse(row, lang, times.text, pickText(typeLabels[row.data.type], lang));
}

/** One notice; its dates are ISO 8601 in UTC with microseconds, as in the original. */
export function toNotice(row: NoticeRow, lang: Lang): NoticeResponse {
  return toResponse(row, lang, (date) => date.toISOString().replace('Z', '000Z'));
}

function toResponse(row: NoticeRow, lang: Lang, text: (date: Date) => string, typeShow?: string): NoticeResponse {
  const { texts, type, url, image, price } = row.data;
  const wording = texts[lang] ?? texts[DEFAULT_LANG] ?? noText;
  return {
    id: row.id,
    type: NOTICE_CLASS,
    kind: row.type,
    notifiable_type: 'App\\Models\\v1\\User',
    notifiable_id: row.userId,
    data: { lang, type, url, image, price: price ?? '', ...wording, ...(typeShow === undefined ? {} : { typeShow }) },
    read_at: row.readAt && text(row.readAt),
    created_at: text(row.createdAt),
    updated_at: text(row.updatedAt),
  };
}
