import { index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { tradeStates } from '../../words/shop.ts';
import { cents, id, instant, notNegative, ref, times, within, word } from './columns.ts';

/** Payments at the sandbox cashier, which stands in for the providers in demo mode. State 0 open, 1 paid, 2 closed. */
export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    id: id(),
    /** Names the cashier's page: nobody guesses it. */
    token: uuid().notNull().unique().defaultRandom(),
    platform: varchar({ length: 30 }).notNull(),
    /** The shop's number for the payment. */
    number: varchar({ length: 50 }).notNull().unique(),
    description: varchar({ length: 256 }).notNull(),
    amount: cents(),
    state: word(tradeStates, 'open'),
    transactionId: varchar({ length: 40 }).notNull().unique(),
    notifyUrl: varchar({ length: 300 }).notNull(),
    returnUrl: varchar({ length: 300 }),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    ...times,
  },
  (t) => [
    notNegative('sandbox_trades_amount_check', t.amount),
    within('sandbox_trades_state_check', t.state, [0, 1, 2]),
  ],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: id(),
    tradeId: ref(() => sandboxTrades.id).notNull(),
    number: varchar({ length: 50 }).notNull().unique(),
    amount: cents(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('sandbox_refunds_trade_index').on(t.tradeId), notNegative('sandbox_refunds_amount_check', t.amount)],
);
