import { bigint, boolean, index, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { childOf, id, instant } from './columns.ts';
import { users } from './users.ts';

/** A key on a customer's device that signs in instead of a code. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: childOf(() => users.id),
    /** Base64url, as browsers write it. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Signatures the key has counted; 0 for keys that do not count. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** Whether the customer's other devices have it too. */
    isSynced: boolean().notNull().default(false),
    name: varchar({ length: 60 }).notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkeys_user_index').on(t.userId)],
);

/** What a device is asked to sign, once. Without a customer: to sign in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    challenge: varchar({ length: 120 }).notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('passkey_challenges_expiry_index').on(t.expiresAt)],
);
