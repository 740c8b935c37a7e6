import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { childOf, flag, id, instant, localText, notNegative, ref, softDeletion, times, within } from './columns.ts';
import { users } from './users.ts';

/** Type 1 wheel, 2 nine-square grid, 3 slot machine. `isHidden` **1 = active**, in spite of the name (`entities.md` 1.2). */
export const lotteries = pgTable(
  'lotteries',
  {
    id: id(),
    name: localText().notNull(),
    type: flag(1),
    isHidden: flag(),
    explain: localText(),
    style: varchar({ length: 40 }),
    /** Price of a draw in points. */
    integral: flag(),
    /** Draws per day; 0 = no limit. */
    tries: flag(),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    ...softDeletion,
    ...times,
  },
  (t) => [within('lotteries_type_check', t.type, [1, 2, 3]), notNegative('lotteries_integral_check', t.integral)],
);

/** What a prize is: goods (`modelId` a SKU, or a good without SKUs), a coupon (`modelId`), points, money, or a blank (null). */
export type PrizeKind = 'good_sku' | 'good' | 'coupon' | 'points' | 'balance';

/** `quantity` −1 = unlimited; `probability` is a weight; `value` is the number of points, or cents of a balance prize. */
export const lotteryPrizes = pgTable(
  'lottery_prizes',
  {
    id: id(),
    lotteryId: childOf(() => lotteries.id),
    modelType: varchar({ length: 20 }).$type<PrizeKind>(),
    modelId: bigint({ mode: 'number' }),
    name: localText().notNull(),
    value: varchar({ length: 15 }),
    recycle: flag(),
    quantity: integer().notNull().default(-1),
    residue: integer().notNull().default(0),
    probability: flag(),
    sort: flag(),
    isHidden: flag(),
    ...times,
  },
  (t) => [
    index('lottery_prizes_lottery_index').on(t.lotteryId, t.sort),
    notNegative('lottery_prizes_residue_check', t.residue),
    notNegative('lottery_prizes_probability_check', t.probability),
  ],
);

/** State 0 not redeemed, 1 redeemed, 2 recycled. `prizeId` null = lost. */
export const lotteryLogs = pgTable(
  'lottery_logs',
  {
    id: id(),
    lotteryId: ref(() => lotteries.id).notNull(),
    userId: childOf(() => users.id),
    prizeId: ref(() => lotteryPrizes.id),
    state: flag(),
    /** What redeemed it: `order`, `points_log`, `money_log` or `user_coupon`. */
    modelType: varchar({ length: 20 }),
    modelId: bigint({ mode: 'number' }),
    drawnAt: instant().notNull().defaultNow(),
    ...times,
  },
  (t) => [
    index('lottery_logs_user_index').on(t.userId, t.lotteryId, t.drawnAt),
    index('lottery_logs_lottery_index').on(t.lotteryId, t.id),
    within('lottery_logs_state_check', t.state, [0, 1, 2]),
  ],
);
