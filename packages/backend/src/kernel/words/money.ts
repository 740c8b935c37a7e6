import { vocabulary, type WordOf } from './vocabulary.ts';

/** Whether a row of a ledger, of money or of points, adds or takes away. */
export const ledgerTypes = vocabulary('type of a ledger row', { income: 0, spending: 1 });
export type LedgerType = WordOf<typeof ledgerTypes>;

/** What pays: the balance of the customer, or a provider. */
export const payWays = vocabulary('way of paying', { balance: 0, online: 1 });
export type PayWay = WordOf<typeof payWays>;

/** Where money goes back to: the balance, or the way it was paid. */
export const refundWays = vocabulary('way of a refund', { balance: 0, source: 1 });
export type RefundWay = WordOf<typeof refundWays>;

/** How an attempt to pay, or to give back, through a provider stands; `ended`: without money. */
export const attemptStates = vocabulary('state of a payment', { open: 0, complete: 1, ended: 2 });
