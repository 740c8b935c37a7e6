import { say } from '@jishi/scripts/terminal';
import { type OpenLoop, runOpenLoop } from './open-loop.ts';
import { type Summary, summarise } from './summary.ts';

/** A load at one fixed rate, and whether it was kept up. */
export type Step = { rate: number; isSustained: boolean; answers: Summary };

/** A rate counts as kept up while the slowest hundredth takes no longer. */
export const SUSTAINED_P99_MS = 100;

type RisingLoad = Omit<OpenLoop, 'rate'> & { rates: readonly number[] };

/** Raises the rate step by step until it is not kept up: no failure, and the 99th percentile within a tenth of a second. */
export async function findSustained({ rates, ...load }: RisingLoad, stop: AbortSignal): Promise<Step[]> {
  const steps: Step[] = [];
  for (const rate of rates) {
    const answers = summarise(await runOpenLoop({ ...load, rate }, stop));
    const isSustained = answers.failed === 0 && answers.p99 <= SUSTAINED_P99_MS;
    steps.push({ rate, isSustained, answers });
    say('rate', `${rate} a second: median ${answers.median}, p99 ${answers.p99}, most ${answers.max} ms`);
    if (!isSustained) break;
  }
  return steps;
}

/** The highest rate that was kept up; 0 when none was. */
export const sustainedRate = (steps: readonly Step[]): number =>
  steps.reduce((best, { rate, isSustained }) => (isSustained ? Math.max(best, rate) : best), 0);
