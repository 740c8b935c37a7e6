import type { Machine } from '../machine.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';

/** What became of the schedules without a lock. */
export type Proof = {
  name: string;
  holds: string;
  isFound: boolean;
  schedules: number;
  seconds: number;
  problem: string;
};

/** What `docs/benchmarks/locks.json` holds. */
export type LocksResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverage: number;
  first: number;
  proofs: Proof[];
};

const MAX_WORDS = 90;

export function locksReport({ began, machine, loadAverage, first, proofs }: LocksResult): Report {
  const rows = proofs.map(({ name, isFound, schedules, problem }) => [
    name,
    // How soon depends on the order of what runs at the same time: only that it is noticed is compared.
    single(isFound ? 1 : 0, 'count', { better: 'higher', shown: isFound ? `within ${schedules}` : '**never**' }),
    inShort(problem),
  ]);
  return reportOf([
    table(['taken away', 'noticed, schedules', 'by'], rows),
    `- ${began.slice(0, 10)}, revision ${machine.revision}: seeds from ${first} on PostgreSQL, looked into after every 20 schedules, at most 2,000.\n- ${machine.cores} cores (${machine.processor}), load average ${loadAverage}; Node ${machine.node.slice(1)}.`,
  ]);
}

/** Without what would break the table, and without the ids of one run. */
function inShort(problem: string): string {
  const words = problem
    .replace(/\{.*$/, '')
    .replaceAll('|', '/')
    .replace(/[*_<>`]/g, '')
    .trim();
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words;
}
