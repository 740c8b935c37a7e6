import type { Violation } from '../../operator/invariants/invariant.ts';
import type { Fault } from './check-acknowledged.ts';
import type { Schedule } from './commands.ts';
import type { ScheduleContext } from './context.ts';

/** A schedule that has run. */
export type Ran = { seed: number; context: ScheduleContext; schedule: Schedule };

export type Failure = { seeds: number[]; report: string };

/** Names the schedules whose customers or products are concerned, with all that is known; null when nothing is wrong. */
export function explain(
  ran: readonly Ran[],
  faults: readonly Fault[],
  violations: readonly Violation[],
): Failure | null {
  if (faults.length === 0 && violations.length === 0) return null;
  const told = ran.map((one) => ({
    ...one,
    problems: [
      ...faults.filter(({ context }) => context === one.context).map(({ problem }) => problem),
      ...violations.filter((violation) => isOf(one, violation)).map(inWords),
    ],
  }));
  const wrong = told.filter(({ problems }) => problems.length > 0);
  if (wrong.length > 0) return { seeds: wrong.map(({ seed }) => seed), report: wrong.map(describe).join('\n\n') };
  const [first, last] = [ran.at(0)?.seed, ran.at(-1)?.seed];
  const report = [`schedule ${first} to ${last}, one of them`, ...violations.map((one) => `  ${inWords(one)}`)].join(
    '\n',
  );
  return { seeds: ran.map(({ seed }) => seed), report };
}

/** Whether a violation is about customers or products of a schedule. */
function isOf({ context }: Ran, { facts }: Violation): boolean {
  const offers = Object.values(context.offers);
  const own: Record<string, readonly (number | null | undefined)[]> = {
    userId: context.customers.map(({ id }) => id),
    productId: offers.map(({ id }) => id),
    variantId: offers.map(({ variantId }) => variantId),
    skuId: offers.map(({ variantId }) => variantId),
    saleId: offers.map(({ sale }) => sale?.id),
    couponId: [context.couponId],
    lotteryId: [context.lotteryId],
  };
  return Object.entries(own).some(([name, ids]) => typeof facts[name] === 'number' && ids.includes(facts[name]));
}

const inWords = ({ invariant, problem, facts }: Violation): string =>
  `${invariant}: ${problem} ${JSON.stringify(facts)}`;

function describe({ seed, schedule, problems }: Ran & { problems: string[] }): string {
  const batches = schedule.batches.map((batch) => batch.map((command) => `    ${JSON.stringify(command)}`).join('\n'));
  return [
    `schedule ${seed} (again: SCHEDULE_SEED=${seed} SCHEDULES=1)`,
    ...problems.map((problem) => `  ${problem}`),
    '  commands, those of a batch at once:',
    batches.join('\n    then\n'),
  ].join('\n');
}
