import { boolean, char, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What visitors met during a rollout of a release, each event once: it is judged by them. Removed a week later (`clean-up.ts`). */
export const rolloutEvents = pgTable(
  'rollout_events',
  {
    rollout: char({ length: 8 }).notNull(),
    /** A pseudonym of this rollout alone, made by web; nobody is told by it. */
    visitor: char({ length: 16 }).notNull(),
    family: varchar({ length: 20 }).notNull(),
    event: varchar({ length: 80 }).notNull(),
    /** The release they had when it came first, and of how many of the 10,000 buckets the candidate was then. */
    hadCandidate: boolean().notNull(),
    buckets: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.rollout, t.visitor, t.family, t.event] }),
    index('rollout_events_age_index').on(t.createdAt),
    index('rollout_events_time_index').on(t.rollout, t.createdAt),
  ],
);
