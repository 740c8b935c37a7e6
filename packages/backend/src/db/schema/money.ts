import { index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { cents, flag, id, localText, notNegative, ref, times, within } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Ledger of the balance: one row for every change of `users.money`. `money` is always positive cents; type 0 income, 1 spending. */
export const moneyLogs = pgTable(
  'money_logs',
  {
    id: id(),
    userId: ref(() => users.id).notNull(),
    type: flag(),
    money: cents(),
    remark: localText().notNull(),
    orderId: ref(() => orders.id),
    ...times,
  },
  (t) => [
    index('money_logs_user_index').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    notNegative('money_logs_money_check', t.money),
    within('money_logs_type_check', t.type, [0, 1]),
  ],
);

export type PaymentKind = 'goodsIndent' | 'goodsIndentRefund' | 'refund';

/** Conversations with a payment provider. State 0 created, 1 complete, 2 failed. */
export const paymentLogs = pgTable(
  'payment_logs',
  {
    id: id(),
    userId: ref(() => users.id).notNull(),
    name: varchar({ length: 128 }).notNull(),
    /** Merchant order number: not the shop's order number. */
    number: varchar({ length: 50 }).notNull().unique(),
    transactionId: varchar({ length: 100 }).unique(),
    money: cents(),
    data: jsonb().$type<Record<string, unknown>>(),
    state: flag(),
    orderId: ref(() => orders.id),
    type: varchar({ length: 30 }).$type<PaymentKind>().notNull(),
    platform: varchar({ length: 30 }).notNull(),
    ...times,
  },
  (t) => [
    index('payment_logs_order_index').on(t.orderId),
    notNegative('payment_logs_money_check', t.money),
    within('payment_logs_state_check', t.state, [0, 1, 2]),
  ],
);
