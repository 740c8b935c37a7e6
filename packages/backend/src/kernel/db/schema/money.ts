import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { attemptStates, ledgerTypes, payWays } from '../../words/money.ts';
import { cents, id, instant, inWords, localText, notNegative, numberIn, ref, times, word } from './columns.ts';
import { orders } from './orders.ts';
import { refundRequests } from './refunds.ts';
import { users } from './users.ts';

/**
 * What a customer spent and got. `money` is always positive cents. Rows of way `balance` are the ledger of
 * the balance, one for every change of `users.money`; rows of way `online` went through a payment provider.
 */
export const moneyLogs = pgTable(
  'money_logs',
  {
    id: id(),
    userId: ref(() => users.id).notNull(),
    type: word(ledgerTypes, 'income'),
    money: cents(),
    remark: localText().notNull(),
    orderId: ref(() => orders.id),
    payWay: word(payWays, 'balance'),
    ...times,
  },
  (t) => [
    index('money_logs_user_index').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    notNegative('money_logs_money_check', t.money),
    inWords('money_logs_type_check', t.type, ledgerTypes),
    inWords('money_logs_pay_way_check', t.payWay, payWays),
  ],
);

/**
 * A payment of an order; a refund of it; shipping fee that goes back because it is sent elsewhere; money that goes back because no order
 * could take it.
 */
export type PaymentKind = 'goodsIndent' | 'goodsIndentRefund' | 'freightRefund' | 'refund';

/** What became of a payment that arrived. */
export type PaymentOutcome = 'applied' | 'returned';

const open = numberIn(attemptStates.numbers.open);

/**
 * Attempts to pay and to give back through a provider. A complete payment has an outcome: its order took it, or a row of type `refund` gives it back.
 */
export const paymentLogs = pgTable(
  'payment_logs',
  {
    id: id(),
    userId: ref(() => users.id).notNull(),
    name: varchar({ length: 128 }).notNull(),
    /** Our number for this attempt: not the shop's order number. */
    number: varchar({ length: 50 }).notNull().unique(),
    transactionId: varchar({ length: 100 }).unique(),
    money: cents(),
    data: jsonb().$type<Record<string, unknown>>(),
    state: word(attemptStates, 'open'),
    orderId: ref(() => orders.id),
    type: varchar({ length: 30 }).$type<PaymentKind>().notNull(),
    platform: varchar({ length: 30 }).notNull(),
    /** Of a refund a customer asked for: which one. */
    refundRequestId: ref(() => refundRequests.id),
    /** Of a refund: the payment it belongs to. */
    parentId: ref((): AnyPgColumn => paymentLogs.id),
    outcome: varchar({ length: 20 }).$type<PaymentOutcome>(),
    /** When the provider is asked next; null: never again. Moved forward by whoever asks. */
    checkAt: instant(),
    attempts: integer().notNull().default(0),
    ...times,
  },
  (t) => [
    index('payment_logs_order_index').on(t.orderId),
    index('payment_logs_check_index').on(t.checkAt).where(sql`${t.state} = ${open}`),
    uniqueIndex('payment_logs_open_key')
      .on(t.orderId, t.platform)
      .where(sql`${t.state} = ${open} and ${t.type} = 'goodsIndent'`),
    uniqueIndex('payment_logs_applied_key').on(t.orderId).where(sql`${t.outcome} = 'applied'`),
    uniqueIndex('payment_logs_refund_request_key')
      .on(t.refundRequestId)
      .where(sql`${t.refundRequestId} is not null and ${t.state} = ${open}`),
    uniqueIndex('payment_logs_return_key').on(t.parentId).where(sql`${t.type} = 'refund'`),
    notNegative('payment_logs_money_check', t.money),
    inWords('payment_logs_state_check', t.state, attemptStates),
  ],
);

/** Notices of providers that were taken, kept for some days: a copy does nothing more. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    platform: varchar({ length: 30 }).notNull(),
    noticeId: varchar({ length: 160 }).notNull(),
    receivedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.platform, t.noticeId] }), index('payment_notices_age_index').on(t.receivedAt)],
);
