import { z } from 'zod';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import { rangeField } from '../../kernel/wire/time-range.ts';
import { type ClosingBalances, closingBalances } from './closing-balances.ts';
import type { Ledger } from './ledger-records.ts';
import { MAX_DAYS, shownDays } from './shown-days.ts';

/** Query of the calls that tell balances by day. */
export const balanceQuery = z.object({
  timeInterval: rangeField.meta({ description: `two days, both included; at most the last ${MAX_DAYS} of them` }),
});

/** Answer of the calls that tell balances by day; `amount`: an amount in the unit of the account. */
export const balanceResponse = <Amount extends z.ZodType>(amount: Amount) =>
  z.object({
    opening: amount.meta({ description: 'before the first day' }),
    income: amount.meta({ description: 'within the days' }),
    expend: amount.meta({ description: 'within the days' }),
    days: z.array(z.object({ day: z.string(), balance: amount })),
  });

/** The balances of a customer at the end of each day a query asks for, in the smallest unit of the account. */
export async function readClosingBalances(
  { config, db, times, now }: ShopContext,
  ledger: Ledger,
  userId: number,
  { timeInterval }: z.output<typeof balanceQuery>,
): Promise<ClosingBalances> {
  const days = shownDays(timeInterval, times, now());
  const from = times.parse(days[0] ?? '') ?? now();
  const { balance, changes } = await ledger.since(db, userId, config.timeZone, from);
  return closingBalances(balance, changes, days);
}
