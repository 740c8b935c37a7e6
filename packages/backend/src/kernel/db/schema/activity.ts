import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Lang } from '../../texts/languages.ts';
import { childOf, id, instant, times } from './columns.ts';
import { products } from './products.ts';
import { users } from './users.ts';

export type NoticeText = { title: string; list: { keyword: string; data: string | null }[]; remark: string };

/** Wording per language; `price` in cents; `type` 1 system, 2 trade, 3 activity; `url` a mobile path or `''`. */
export type NoticeData = {
  type: 1 | 2 | 3;
  url: string;
  image: string;
  price: number | null;
  texts: Partial<Record<Lang, NoticeText>>;
};

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    type: varchar({ length: 80 }).notNull(),
    userId: childOf(() => users.id),
    data: jsonb().$type<NoticeData>().notNull(),
    readAt: instant(),
    ...times,
  },
  (t) => [
    index('notifications_user_index').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notifications_unread_index').on(t.userId).where(sql`${t.readAt} is null`),
  ],
);

/** Favourites. */
export const collects = pgTable(
  'collects',
  {
    id: id(),
    userId: childOf(() => users.id),
    productId: childOf(() => products.id, 'good_id'),
    /** Cents: what the product cost when it was saved; null for rows older than the column. */
    savedPrice: integer(),
    /** Cents: its customer is told when it costs less; null: they did not ask for that. */
    alertPrice: integer(),
    /** Its customer is told, once, when it can be had again. */
    alertsStock: boolean('alert_stock').notNull().default(false),
    ...times,
  },
  (t) => [
    index('collects_alert_index').on(t.id).where(sql`${t.alertPrice} is not null or ${t.alertsStock}`),
    unique('collects_key').on(t.userId, t.productId),
    index('collects_user_index').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** Recently viewed: one row per product, `updatedAt` = last visit. */
export const browses = pgTable(
  'browses',
  { id: id(), userId: childOf(() => users.id), productId: childOf(() => products.id, 'good_id'), ...times },
  (t) => [
    unique('browses_key').on(t.userId, t.productId),
    index('browses_user_index').on(t.userId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
