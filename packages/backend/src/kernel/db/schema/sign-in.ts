import { bigint, char, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { qrStates } from '../../words/accounts.ts';
import { childOf, id, instant, inWords, word } from './columns.ts';
import { users } from './users.ts';

/** One signed-in device: every pair of tokens it ever got descends from one sign-in. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: id(),
    userId: childOf(() => users.id),
    platform: varchar({ length: 30 }).notNull().default('pc'),
    userAgent: varchar({ length: 300 }),
    ip: varchar({ length: 64 }),
    createdAt: instant().notNull().defaultNow(),
    /** When the customer last proved on it who they are: by the sign-in, or once more since. */
    provedAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
  },
  (t) => [index('token_families_user_index').on(t.userId)],
);

/** Access and refresh token of one rotation step. Only sha256 values are stored. */
export const tokenPairs = pgTable(
  'token_pairs',
  {
    id: id(),
    familyId: childOf(() => tokenFamilies.id),
    accessHash: char({ length: 64 }).notNull().unique(),
    refreshHash: char({ length: 64 }).notNull().unique(),
    accessExpiresAt: instant().notNull(),
    refreshExpiresAt: instant().notNull(),
    /** Set by the one refresh that wins; both tokens of the pair serve for the grace time from then on. */
    usedAt: instant(),
    /** The next pair, encrypted with this refresh token: answers parallel tabs within the grace time. */
    sealedSuccessor: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('token_pairs_family_index').on(t.familyId), index('token_pairs_expiry_index').on(t.refreshExpiresAt)],
);

/** At most one outstanding code per number or mailbox. */
export const verificationCodes = pgTable('verification_codes', {
  target: varchar({ length: 255 }).primaryKey(),
  codeHash: char({ length: 64 }).notNull(),
  /** Looks at the code so far, right or wrong. */
  tries: integer('wrong_tries').notNull().default(0),
  expiresAt: instant().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

export const qrLogins = pgTable(
  'qr_logins',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    state: word(qrStates, 'waiting'),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and address that show the code: whoever scans it is told who asks. */
    userAgent: varchar({ length: 300 }),
    ip: varchar({ length: 64 }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [inWords('qr_logins_state_check', t.state, qrStates)],
);
