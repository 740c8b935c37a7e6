import { index, pgTable, primaryKey, text, unique, varchar } from 'drizzle-orm/pg-core';
import { collects } from './activity.ts';
import { childOf, id, instant, times } from './columns.ts';
import { users } from './users.ts';

/** Lists a customer gives a name to and puts favourites in. */
export const favouriteLists = pgTable(
  'collect_lists',
  {
    id: id(),
    userId: childOf(() => users.id),
    name: varchar({ length: 30 }).notNull(),
    /** The name without case and width: no two lists of a customer have the same. */
    nameKey: text().notNull(),
    /** Stands sealed in the link of the list; null: it is not shared. Another one ends the links that are out. */
    shareMark: varchar({ length: 16 }),
    /** What its owner calls themselves there; empty: nothing. */
    sharedFrom: varchar({ length: 30 }).notNull().default(''),
    sharedUntil: instant(),
    ...times,
  },
  (t) => [unique('collect_lists_key').on(t.userId, t.nameKey)],
);

/** Which favourites are in which list; a favourite may be in several, or in none. */
export const favouriteListItems = pgTable(
  'collect_list_items',
  {
    listId: childOf(() => favouriteLists.id),
    favouriteId: childOf(() => collects.id, 'collect_id'),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'collect_list_items_pkey', columns: [t.listId, t.favouriteId] }),
    index('collect_list_items_collect_index').on(t.favouriteId),
  ],
);
