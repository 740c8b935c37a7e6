import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core';
import { refundWays } from '../../words/money.ts';
import { cents, childOf, id, instant, notNegative, ref, times, word } from './columns.ts';
import { couriers, orderLines, orders } from './orders.ts';
import { users } from './users.ts';

/** `refund`: money back, nothing is sent · `return`: the products come back first. */
export const REFUND_KINDS = ['refund', 'return'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/**
 * asked → agreed (a return: the products have to be sent) → sent → refunding (a provider gives the money back) → refunded;
 * or refused, withdrawn, closed (not sent in time); failed: the provider does not give it back, a person has to act.
 */
export const REFUND_STATES = [
  'asked',
  'agreed',
  'sent',
  'refunding',
  'failed',
  'refunded',
  'refused',
  'withdrawn',
  'closed',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** How far pieces are: not sent · under way · in the customer's hands. */
export type RefundStage = 'unsent' | 'sent' | 'received';

/** Who took a step of a refund; `clock`: nobody did in time. */
export type RefundActor = 'customer' | 'shop' | 'clock';

const words = (values: readonly string[]) => sql.raw(values.map((word) => `'${word}'`).join(', '));

/** A refund somebody asks for, of some pieces of a paid order. What it gives back was worked out when it was asked for. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    orderId: childOf(() => orders.id),
    userId: ref(() => users.id).notNull(),
    /** Its number for people, on the parcel too. */
    number: varchar('identification', { length: 50 }).notNull().unique(),
    kind: varchar({ length: 10 }).$type<RefundKind>().notNull(),
    state: varchar({ length: 10 }).$type<RefundState>().notNull().default('asked'),
    /** How far its pieces were when it was asked for: `unsent`, `sent`, `received`; null: as far as its order. */
    stage: varchar({ length: 10 }).$type<RefundStage>(),
    /** Word of the list in `refund-reasons.ts`. */
    reason: varchar({ length: 30 }).notNull(),
    remark: varchar({ length: 500 }),
    /** Money that goes back, with the shipping fee in it. */
    money: cents(),
    shippingFee: cents('freight'),
    /** Points that go back, and what they paid. */
    points: integer().notNull().default(0),
    pointsMoney: cents(),
    /** Points its products had earned: they are taken back. */
    pointsTaken: integer().notNull().default(0),
    /** Of the coupon: what the pieces did not cost. */
    couponMoney: cents(),
    /** What the shop says to the customer. */
    answer: varchar({ length: 500 }),
    courierId: ref(() => couriers.id),
    waybill: varchar({ length: 60 }),
    /** Whoever has to take the next step has time until then. */
    deadline: instant(),
    /** Set when the money goes back. */
    way: word(refundWays, 'balance'),
    refundedAt: instant(),
    ...times,
  },
  (t) => [
    index('refund_requests_user_index').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('refund_requests_order_index').on(t.orderId),
    index('refund_requests_deadline_index').on(t.deadline).where(sql`${t.deadline} is not null`),
    check('refund_requests_kind_check', sql`${t.kind} in (${words(REFUND_KINDS)})`),
    check('refund_requests_state_check', sql`${t.state} in (${words(REFUND_STATES)})`),
    notNegative('refund_requests_money_check', t.money),
    notNegative('refund_requests_points_check', t.points),
  ],
);

/** Pieces of an order line in a refund, with their share of what was paid. */
export const refundLines = pgTable(
  'refund_lines',
  {
    requestId: childOf(() => refundRequests.id),
    orderLineId: childOf(() => orderLines.id),
    quantity: integer('pieces').notNull(),
    /** Money of these pieces, without shipping fee. */
    money: cents(),
    couponMoney: cents(),
    pointsMoney: cents(),
    points: integer().notNull().default(0),
    shippingFee: cents('freight'),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.orderLineId] }),
    index('refund_lines_order_line_index').on(t.orderLineId),
    check('refund_lines_pieces_check', sql`${t.quantity} > 0`),
    notNegative('refund_lines_money_check', t.money),
  ],
);

/** What happened to a refund, in order. */
export const refundEvents = pgTable(
  'refund_events',
  {
    id: id(),
    requestId: childOf(() => refundRequests.id),
    step: integer().notNull(),
    state: varchar({ length: 10 }).$type<RefundState>().notNull(),
    actor: varchar({ length: 10 }).$type<RefundActor>().notNull(),
    words: varchar({ length: 500 }),
    happenedAt: instant().notNull(),
  },
  (t) => [unique('refund_events_key').on(t.requestId, t.step)],
);
