import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { exportStates } from '../../words/shop.ts';
import { instant, within, word } from './columns.ts';
import { users } from './users.ts';

/** The file with everything that is kept about a customer, at most one of each: asking anew takes the place of the last. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of this request; the file is called by it. */
    uuid: uuid().notNull().unique().defaultRandom(),
    state: word(exportStates, 'waiting'),
    askedAt: instant().notNull(),
    readyAt: instant(),
    /** Once it is ready: until when it can be fetched. */
    expiresAt: instant(),
    /** Of the file, in bytes. */
    size: integer(),
    /** Opens the file once, within seconds; null when there is none to use. */
    linkCode: uuid().unique(),
    linkUntil: instant(),
  },
  (t) => [within('data_exports_state_check', t.state, [0, 1]), index('data_exports_expiry_index').on(t.expiresAt)],
);
