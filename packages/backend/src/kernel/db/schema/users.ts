import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { accountStates } from '../../words/accounts.ts';
import { cents, childOf, flag, id, instant, inWords, notNegative, times, wholeNumber, word } from './columns.ts';

export type NotificationSwitches = { email: boolean; wechat: boolean };
/** Ways by topic (`modules/notices/topics.ts`); what is not in it is as usual. */
export type NoticeChoices = Partial<Record<string, Partial<Record<'site' | 'mail' | 'sms', boolean>>>>;

/** Customers. A closed account keeps its row: its number is blocked for ever. */
export const users = pgTable(
  'users',
  {
    id: id(),
    uuid: uuid().notNull().defaultRandom().unique(),
    /** Login name; the uuid for accounts made by code. */
    name: varchar({ length: 36 }).notNull(),
    /** argon2id hash; null until a password was set. */
    password: text(),
    /** When the password was set last; null without one, and for those set before this was written down. */
    passwordChangedAt: instant(),
    /** Raised by whatever ends sign-ins: one that was being checked meanwhile does not count. */
    credentialsVersion: integer().notNull().default(0),
    cellphone: varchar({ length: 11 }).unique(),
    nickname: varchar({ length: 60 }),
    portrait: varchar({ length: 255 }),
    email: varchar({ length: 255 }),
    /** Balance in cents. */
    money: cents(),
    gender: wholeNumber(),
    state: word(accountStates, 'normal'),
    /** Whether its owner closed the account. */
    isClosed: flag(false, 'unsubscribe'),
    notification: jsonb().$type<NotificationSwitches>(),
    /** Which notices come by which way, where somebody chose. */
    noticeChoices: jsonb().$type<NoticeChoices>(),
    lang: varchar({ length: 8 }).notNull().default('zh'),
    ...times,
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    notNegative('users_money_check', t.money),
    inWords('users_state_check', t.state, accountStates),
  ],
);

/** Where an account has been used: `pc`, `h5`, mini programs. */
export const userPlatforms = pgTable(
  'user_platforms',
  {
    id: id(),
    userId: childOf(() => users.id),
    platform: varchar({ length: 30 }).notNull(),
    openid: varchar({ length: 100 }),
    ...times,
  },
  (t) => [unique('user_platforms_key').on(t.userId, t.platform)],
);

/** Sign-ins, registrations and sign-outs, without passwords and codes. */
export const userLogs = pgTable(
  'user_logs',
  {
    id: id(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    path: varchar({ length: 120 }).notNull(),
    method: varchar({ length: 10 }).notNull(),
    ip: varchar({ length: 64 }),
    input: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('user_logs_user_index').on(t.userId, t.createdAt)],
);
