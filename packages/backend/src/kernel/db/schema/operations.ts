import { sql } from 'drizzle-orm';
import { bigint, char, index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { childOf, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Work that is due at a time. Enqueued in the transaction that causes it; a lease lets another process take over from a dead one. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: varchar({ length: 60 }).notNull(),
    /** A second job with the same key is not made. */
    uniqueKey: varchar({ length: 160 }).notNull().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    runAt: instant().notNull(),
    leasedUntil: instant(),
    leasedBy: varchar({ length: 80 }),
    attempts: integer().notNull().default(0),
    lastError: varchar({ length: 500 }),
    /** Set when the job has given up or is done; finished rows are removed later. */
    finishedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('jobs_due_index').on(t.runAt).where(sql`${t.finishedAt} is null`)],
);

/** People who run the shop by command. While one of them is confirmed, what changes something asks for name and code. */
export const operators = pgTable('operators', {
  id: id(),
  name: varchar({ length: 30 }).notNull().unique(),
  /** Their secret of RFC 6238, encrypted with a key that is not in the database. */
  sealedSecret: varchar({ length: 200 }).notNull(),
  /** The time step of the last code that was taken: none is taken twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Tries since the last right code. */
  tries: integer().notNull().default(0),
  lockedUntil: instant(),
  /** Null until they have shown that their authenticator knows the secret. */
  confirmedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

/** Answers kept by `Idempotency-Key`, so that a repeated request is answered and not done again; for a day (`clean-up.ts`). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: childOf(() => users.id),
    key: varchar({ length: 120 }).notNull(),
    /** sha256 of route and body: the same key with another request is refused. */
    requestHash: char({ length: 64 }).notNull(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    orderId: bigint({ mode: 'number' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_age_index').on(t.createdAt)],
);
