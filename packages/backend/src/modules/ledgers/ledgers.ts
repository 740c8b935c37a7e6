import { payWays } from '../../kernel/words/money.ts';
import { ledgerOf } from './ledger-records.ts';

/** The balance in cents. Rows of way `online` went through a payment provider and never touched it. */
export const moneyLedger = ledgerOf({
  changes: 'money_logs',
  amount: 'money',
  counts: `pay_way = ${payWays.numbers.balance}`,
  balance: 'select money from users where id = $1',
});

/** The points to spend. */
export const pointsLedger = ledgerOf({
  changes: 'points_logs',
  amount: 'operation',
  counts: 'true',
  balance: 'select available from points_accounts where user_id = $1',
});
