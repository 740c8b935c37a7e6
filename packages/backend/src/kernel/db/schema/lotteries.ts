import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { drawStates, lotteryKinds } from '../../words/lotteries.ts';
import {
  childOf,
  flag,
  givenWord,
  id,
  instant,
  inWords,
  localText,
  notNegative,
  numberIn,
  ref,
  softDeletion,
  times,
  wholeNumber,
  word,
} from './columns.ts';
import { users } from './users.ts';

export const lotteries = pgTable(
  'lotteries',
  {
    id: id(),
    name: localText().notNull(),
    type: word(lotteryKinds, 'wheel'),
    isActive: flag(false, 'is_hidden'),
    explain: localText(),
    style: varchar({ length: 40 }),
    /** Price of a draw in points. */
    cost: wholeNumber(0, 'integral'),
    /** Draws per day; 0 = no limit. */
    tries: wholeNumber(),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    ...softDeletion,
    ...times,
  },
  (t) => [inWords('lotteries_type_check', t.type, lotteryKinds), notNegative('lotteries_integral_check', t.cost)],
);

/** What a prize is: products (`modelId` a variant, or a product without variants), a coupon (`modelId`), points, money, or a blank (null). */
export type PrizeKind = 'good_sku' | 'good' | 'coupon' | 'points' | 'balance';

/** `quantity` −1 = unlimited; `value` is the number of points, or cents of a balance prize. */
export const lotteryPrizes = pgTable(
  'lottery_prizes',
  {
    id: id(),
    lotteryId: childOf(() => lotteries.id),
    modelType: varchar({ length: 20 }).$type<PrizeKind>(),
    modelId: bigint({ mode: 'number' }),
    name: localText().notNull(),
    value: varchar({ length: 15 }),
    recyclePoints: wholeNumber(0, 'recycle'),
    quantity: integer().notNull().default(-1),
    remaining: integer('residue').notNull().default(0),
    weight: wholeNumber(0, 'probability'),
    sort: wholeNumber(),
    isHidden: flag(),
    ...times,
  },
  (t) => [
    index('lottery_prizes_lottery_index').on(t.lotteryId, t.sort),
    notNegative('lottery_prizes_residue_check', t.remaining),
    notNegative('lottery_prizes_probability_check', t.weight),
  ],
);

/** `prizeId` null = lost. */
export const lotteryLogs = pgTable(
  'lottery_logs',
  {
    id: id(),
    lotteryId: ref(() => lotteries.id).notNull(),
    userId: childOf(() => users.id),
    prizeId: ref(() => lotteryPrizes.id),
    state: word(drawStates, 'open'),
    /** What redeemed it: `order`, `points_log`, `money_log` or `user_coupon`. */
    modelType: varchar({ length: 20 }),
    modelId: bigint({ mode: 'number' }),
    drawnAt: instant().notNull().defaultNow(),
    /** When its customer was told that a prize is nearly lost. */
    lapseToldAt: instant(),
    ...times,
  },
  (t) => [
    index('lottery_logs_lapse_index')
      .on(t.drawnAt, t.id)
      .where(sql`${t.state} = ${numberIn(drawStates.numbers.open)} and ${t.lapseToldAt} is null`),
    index('lottery_logs_user_index').on(t.userId, t.lotteryId, t.drawnAt),
    index('lottery_logs_lottery_index').on(t.lotteryId, t.id),
    inWords('lottery_logs_state_check', t.state, drawStates),
  ],
);

/** The seed all draws of a day (in the shop's zone) follow from. `seed` is filled in when the day is over; until then only `sealed` has it. */
export const lotterySeeds = pgTable('lottery_seeds', {
  day: date({ mode: 'string' }).primaryKey(),
  /** SHA-256 of the seed, shown before anybody draws. */
  hash: char({ length: 64 }).notNull(),
  sealed: text().notNull(),
  seed: char({ length: 64 }),
  createdAt: instant().notNull().defaultNow(),
});

/** How many draws a lottery had on a day: the last of their numbers. */
export const lotteryDays = pgTable(
  'lottery_days',
  {
    day: date({ mode: 'string' })
      .notNull()
      .references(() => lotterySeeds.day),
    lotteryId: ref(() => lotteries.id).notNull(),
    draws: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.lotteryId] })],
);

/** A prize as a draw found it: its id, its weight, how many were left (-1 without an end). */
export type PrizeRow = [id: number, weight: number, left: number];

/** What a draw was made from, so that anybody can make it again once its seed is published. Older draws have none. */
export const lotteryProofs = pgTable(
  'lottery_proofs',
  {
    logId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => lotteryLogs.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' })
      .notNull()
      .references(() => lotterySeeds.day),
    lotteryId: ref(() => lotteries.id).notNull(),
    /** Of all draws of the lottery that day, from 1 without gaps. */
    number: integer().notNull(),
    /** Which draw of its customer in this lottery that day. */
    customerDraw: integer().notNull(),
    word: varchar({ length: 64 }).notNull(),
    /** Points the draw cost. */
    cost: integer().notNull(),
    type: givenWord(lotteryKinds),
    prizes: jsonb().$type<PrizeRow[]>().notNull(),
    shown: jsonb().$type<number | number[]>().notNull(),
    /** Seals this row under the seed: whoever cannot open that cannot change a draw unnoticed. */
    mark: char({ length: 64 }).notNull(),
  },
  (t) => [unique('lottery_proofs_number_key').on(t.day, t.lotteryId, t.number)],
);
