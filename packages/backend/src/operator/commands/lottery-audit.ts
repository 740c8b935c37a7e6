import { Command, InvalidArgumentError } from 'commander';
import { auditDay } from '../operations/lotteries/audit/audit-day.ts';
import { Refused } from '../operations/refused.ts';
import { withExamples } from './support/examples.ts';
import { readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';

const MAX_LISTED = 100;

function readDay(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))) return text;
  throw new InvalidArgumentError('A day is written as 2026-11-30.');
}

/** `pnpm shop lotteries audit`: ends with 1 when a draw is not what it should be. */
export const auditCommand = readsShop(
  withExamples(
    new Command('audit')
      .description('check every draw of a day: seed, numbers, weights, results, stock and points')
      .argument('<day>', "in the shop's zone, such as 2026-11-30", readDay),
    'lotteries audit 2026-11-30',
  ),
  async (run, _: object, day: string) => {
    const audit = await auditDay(run.shop.db, run.shop, day, run.shop.now());
    const rows = audit.lotteries.map(({ id, draws, won, points }) => [String(id), draws, won, points]);
    const told = audit.faults.slice(0, MAX_LISTED).map(({ lottery, draw, reason }) => {
      const where = [lottery === null ? null : `Lottery ${lottery}`, draw === null ? null : `draw ${draw}`];
      return `${where.filter(Boolean).join(', ') || day}: ${reason}`;
    });
    const state = audit.isOver ? 'The seed is published.' : 'The day is not over: the seed stays sealed.';
    const head = audit.hash === null ? [] : [`Hash of the seed: ${audit.hash}`, state];
    const lines = [...head, table(['lottery', 'draws', 'prizes', 'points'], rows), ...audit.notes, ...told];
    run.show(audit, lines.join('\n'));
    if (audit.faults.length > 0) throw new Refused(`${audit.faults.length} things are wrong with the draws of ${day}.`);
  },
);
