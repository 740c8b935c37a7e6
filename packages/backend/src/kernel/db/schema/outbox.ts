import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { messageStates } from '../../words/shop.ts';
import { id, instant, within, word } from './columns.ts';
import { users } from './users.ts';

/**
 * What a message says: the name of its text and the values in it. Texts are made when it is sent. `secret` is taken out
 * once the message is over.
 */
export type OutboxContent = { template: string; values: Record<string, unknown>; secret?: string | undefined };

/** Messages to people, written in the transaction that causes them and sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Goes with every try, so that a provider who can tell a repetition sends it once. */
    uuid: uuid().notNull().defaultRandom(),
    /** `sms`, `mail`. */
    channel: varchar({ length: 10 }).notNull(),
    recipient: varchar({ length: 255 }).notNull(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    lang: varchar({ length: 8 }).notNull(),
    content: jsonb().$type<OutboxContent>().notNull(),
    state: word(messageStates, 'waiting'),
    attempts: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** Of no use after this. */
    expiresAt: instant(),
    /** A process is sending it until then. */
    leasedUntil: instant(),
    lastError: varchar({ length: 500 }),
    /** What the provider calls it. */
    providerId: varchar({ length: 200 }),
    sentAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    within('outbox_state_check', t.state, [0, 1, 2]),
    index('outbox_due_index').on(t.nextTryAt).where(sql`${t.state} = 0`),
    index('outbox_age_index').on(t.createdAt),
  ],
);

/** How often something was done within a period, by whom or for what. Holds across processes. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: varchar({ length: 300 }).primaryKey(),
    count: integer().notNull(),
    /** The period ends then, and the next one begins with its first use. */
    endsAt: instant().notNull(),
  },
  (t) => [index('limit_counters_end_index').on(t.endsAt)],
);
