import { Command } from 'commander';
import { checkInvariants, invariants } from '../invariants/check-invariants.ts';
import { Refused } from '../operations/refused.ts';
import { readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';

/** `pnpm shop invariants`: ends with 1 when something does not agree. */
export const invariantsCommand = readsShop(
  new Command('invariants').description(
    'check that stock, sales, coupons, balances, points, prizes and payments agree',
  ),
  async (run) => {
    const violations = await checkInvariants(run.shop.db, run.shop.config);
    const counted = invariants.map(({ number, name, title }) => ({
      number,
      name,
      title,
      violations: violations
        .filter(({ invariant }) => invariant === name)
        .map(({ problem, facts }) => ({ problem, facts })),
    }));
    const overview = table(
      ['', 'invariant', 'found', 'what must hold'],
      counted.map(({ number, name, title, violations: { length } }) => [number, name, length, title]),
    );
    const details = violations.map(
      ({ invariant, problem, facts }) => `${invariant}: ${problem} ${JSON.stringify(facts)}`,
    );
    run.show(counted, [overview, ...details].join('\n'));
    if (violations.length > 0) throw new Refused(`${violations.length} things in this database do not agree.`);
  },
);
