import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { ledgerTypes } from '../../words/money.ts';
import { pointsKinds } from '../../words/products.ts';
import { childOf, flag, id, inWords, localText, notNegative, times, wholeNumber, word } from './columns.ts';
import { products } from './products.ts';
import { users } from './users.ts';

/** Points of a customer: `total` ever earned, `available` to spend. */
export const pointsAccounts = pgTable(
  'points_accounts',
  {
    userId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    total: wholeNumber(),
    available: wholeNumber(),
    ...times,
  },
  (t) => [
    notNegative('points_accounts_total_check', t.total),
    notNegative('points_accounts_available_check', t.available),
  ],
);

/** Ledger of points: one row per change; `operation` is always positive. */
export const pointsLogs = pgTable(
  'points_logs',
  {
    id: id(),
    userId: childOf(() => users.id),
    type: word(ledgerTypes, 'income'),
    operation: integer().notNull(),
    remark: localText().notNull(),
    sourceId: bigint({ mode: 'number' }),
    sourceType: varchar({ length: 40 }),
    sourceNumber: varchar('source_identification', { length: 60 }),
    ...times,
  },
  (t) => [
    index('points_logs_user_index').on(t.userId, t.id.desc().nullsFirst()),
    // A review earns points once.
    uniqueIndex('points_logs_review_key').on(t.sourceId).where(sql`${t.sourceType} = 'review'`),
    notNegative('points_logs_operation_check', t.operation),
    inWords('points_logs_type_check', t.type, ledgerTypes),
  ],
);

/** Rules of the points module; `sys_shop` = percent of the paid products amount that comes back as points. */
export const pointsConfigurations = pgTable('points_configurations', {
  id: id(),
  name: localText().notNull(),
  system: varchar({ length: 40 }).notNull().unique(),
  value: integer().notNull(),
  explain: localText(),
  isHidden: flag(),
  ...times,
});

/** Most points a product may be paid with. */
export const pointsProducts = pgTable(
  'points_goods',
  {
    productId: bigint('good_id', { mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    type: word(pointsKinds, 'fixed'),
    value: integer().notNull(),
    isHidden: flag(),
    ...times,
  },
  (t) => [notNegative('points_goods_value_check', t.value), inWords('points_goods_type_check', t.type, pointsKinds)],
);
