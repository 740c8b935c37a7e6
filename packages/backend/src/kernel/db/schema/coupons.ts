import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import {
  cents,
  childOf,
  flag,
  id,
  instant,
  localText,
  notNegative,
  ref,
  softDeletion,
  times,
  within,
} from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * Type 1 threshold discount, 2 random, 3 percentage. `cost` is cents for 1 and 2 and percent off × 100 for 3; `sill` is the threshold in cents.
 * State 0 upcoming, 1 underway, 2 finished. Scope 0 everything, 1 categories, 2 goods.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    name: localText().notNull(),
    note: localText(),
    type: flag(1),
    cost: cents(),
    /** Upper end of a random coupon (type 2). */
    costMax: integer(),
    sill: cents(),
    amount: flag(),
    residue: flag(),
    limitGet: flag(),
    scopeType: flag(),
    scopeIds: jsonb().$type<number[]>().notNull().default([]),
    state: flag(),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    ...softDeletion,
    ...times,
  },
  (t) => [
    index('coupons_period_index').on(t.state, t.startTime, t.endTime),
    within('coupons_type_check', t.type, [1, 2, 3]),
    within('coupons_state_check', t.state, [0, 1, 2]),
    within('coupons_scope_check', t.scopeType, [0, 1, 2]),
    notNegative('coupons_cost_check', t.cost),
    notNegative('coupons_sill_check', t.sill),
    notNegative('coupons_residue_check', t.residue),
  ],
);

/** State 0 unused, 1 used, 2 invalid. `cost` is what this one is worth (a random coupon is drawn when claimed). */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: id(),
    userId: childOf(() => users.id),
    couponId: ref(() => coupons.id).notNull(),
    ticket: varchar({ length: 40 }).notNull().unique(),
    cost: cents(),
    state: flag(),
    failureTime: instant().notNull(),
    /** When its customer was told that its time is nearly over. */
    lapseToldAt: instant(),
    ...times,
  },
  (t) => [
    index('user_coupons_lapse_index').on(t.failureTime, t.id).where(sql`${t.state} = 0 and ${t.lapseToldAt} is null`),
    index('user_coupons_user_index').on(t.userId, t.state, t.id),
    index('user_coupons_coupon_index').on(t.couponId, t.userId),
    within('user_coupons_state_check', t.state, [0, 1, 2]),
    notNegative('user_coupons_cost_check', t.cost),
  ],
);

export const orderCoupons = pgTable(
  'order_coupons',
  { orderId: childOf(() => orders.id), userCouponId: ref(() => userCoupons.id).notNull() },
  (t) => [primaryKey({ columns: [t.orderId, t.userCouponId] })],
);
