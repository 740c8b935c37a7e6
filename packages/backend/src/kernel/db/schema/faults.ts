import { char, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What went wrong in tabs and while pages were drawn, alike faults of a release together. Whose they were stands nowhere in it. Removed two weeks after the last (`clean-up.ts`). */
export const faults = pgTable(
  'faults',
  {
    /** Hash of what makes faults alike: release, kind, part, version, message, frames. */
    key: char({ length: 22 }).primaryKey(),
    channel: varchar({ length: 40 }).notNull(),
    release: integer().notNull(),
    arm: varchar({ length: 9, enum: ['live', 'candidate'] }).notNull(),
    kind: varchar({ length: 20 }).notNull(),
    part: varchar({ length: 80 }).notNull(),
    version: varchar({ length: 120 }),
    message: varchar({ length: 300 }).notNull(),
    frames: text().array().notNull(),
    number: integer().notNull(),
    /** Some of the pages and devices it happened on, and of the requests whose pages told it, the latest last. */
    pages: text().array().notNull(),
    devices: text().array().notNull(),
    requestIds: text().array().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [
    index('faults_age_index').on(t.lastAt),
    index('faults_first_index').on(t.firstAt),
    index('faults_request_index').using('gin', t.requestIds),
  ],
);
