import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { childOf, flag, id, times, within } from './columns.ts';
import { users } from './users.ts';

/** What an order copies from an address. */
export const addressFields = {
  cellphone: varchar({ length: 11 }).notNull(),
  name: varchar({ length: 50 }).notNull(),
  /** Place picked on the map. */
  location: varchar({ length: 255 }).notNull(),
  /** Full text; begins with the province. */
  address: varchar({ length: 255 }).notNull().default(''),
  latitude: varchar({ length: 50 }),
  longitude: varchar({ length: 50 }),
  house: varchar({ length: 255 }).notNull(),
};

/** Address book. The database itself keeps at most one default per customer. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: childOf(() => users.id),
    ...addressFields,
    isDefault: flag(),
    lang: varchar({ length: 8 }).notNull().default('zh'),
    ...times,
  },
  (t) => [
    index('addresses_user_index').on(t.userId, t.id),
    uniqueIndex('addresses_default_key').on(t.userId).where(sql`${t.isDefault} = 1`),
    within('addresses_default_check', t.isDefault, [0, 1]),
  ],
);
