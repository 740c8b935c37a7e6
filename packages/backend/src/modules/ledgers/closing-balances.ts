/** What came in and went out on a day (`YYYY-MM-DD`), in the smallest unit of the account. */
export type DayChange = { day: string; income: number; expend: number };

/** What an account held before the first day, what moved within the days, and what it held when each of them was over. */
export type ClosingBalances = {
  opening: number;
  income: number;
  expend: number;
  days: { day: string; balance: number }[];
};

/**
 * The balance an account had at the end of each day, told backwards from what it holds now: nothing keeps the balances of the past,
 * and its ledger has every change.
 *
 * @param now what the account holds
 * @param changes all from the first of the days until now, one for each day that had any, in any order
 * @param days one after another
 */
export function closingBalances(now: number, changes: readonly DayChange[], days: readonly string[]): ClosingBalances {
  const last = days.at(-1) ?? '';
  const byDay = new Map(changes.map((change) => [change.day, change]));
  let balance = now - sum(changes.filter(({ day }) => day > last).map(net));
  const within = changes.filter(({ day }) => day <= last);
  const closed = days.toReversed().map((day) => {
    const closing = { day, balance };
    balance -= net(byDay.get(day));
    return closing;
  });
  return {
    opening: balance,
    income: sum(within.map(({ income }) => income)),
    expend: sum(within.map(({ expend }) => expend)),
    days: closed.toReversed(),
  };
}

const net = (change: DayChange | undefined): number => (change ? change.income - change.expend : 0);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
