import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { couponKinds, couponScopes, couponStates, ownCouponStates } from '../../words/coupons.ts';
import {
  cents,
  childOf,
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
import { orders } from './orders.ts';
import { users } from './users.ts';

/** `cost` is cents, of type `percent` percent off × 100; `threshold` is in cents. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    name: localText().notNull(),
    note: localText(),
    type: word(couponKinds, 'threshold'),
    cost: cents(),
    /** Upper end of a random coupon. */
    costMax: integer(),
    threshold: cents('sill'),
    amount: wholeNumber(),
    remaining: wholeNumber(0, 'residue'),
    perCustomer: wholeNumber(0, 'limit_get'),
    scopeType: word(couponScopes, 'everything'),
    scopeIds: jsonb().$type<number[]>().notNull().default([]),
    state: word(couponStates, 'upcoming'),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    ...softDeletion,
    ...times,
  },
  (t) => [
    index('coupons_period_index').on(t.state, t.startTime, t.endTime),
    inWords('coupons_type_check', t.type, couponKinds),
    inWords('coupons_state_check', t.state, couponStates),
    inWords('coupons_scope_check', t.scopeType, couponScopes),
    notNegative('coupons_cost_check', t.cost),
    notNegative('coupons_sill_check', t.threshold),
    notNegative('coupons_residue_check', t.remaining),
  ],
);

/** `cost` is what this one is worth (a random coupon is drawn when claimed). */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: id(),
    userId: childOf(() => users.id),
    couponId: ref(() => coupons.id).notNull(),
    ticket: varchar({ length: 40 }).notNull().unique(),
    cost: cents(),
    state: word(ownCouponStates, 'unused'),
    failureTime: instant().notNull(),
    /** When its customer was told that its time is nearly over. */
    lapseToldAt: instant(),
    ...times,
  },
  (t) => [
    index('user_coupons_lapse_index')
      .on(t.failureTime, t.id)
      .where(sql`${t.state} = ${numberIn(ownCouponStates.numbers.unused)} and ${t.lapseToldAt} is null`),
    index('user_coupons_user_index').on(t.userId, t.state, t.id),
    index('user_coupons_coupon_index').on(t.couponId, t.userId),
    inWords('user_coupons_state_check', t.state, ownCouponStates),
    notNegative('user_coupons_cost_check', t.cost),
  ],
);

export const orderCoupons = pgTable(
  'order_coupons',
  { orderId: childOf(() => orders.id), userCouponId: ref(() => userCoupons.id).notNull() },
  (t) => [primaryKey({ columns: [t.orderId, t.userCouponId] })],
);
