import type { Machine } from '../machine.ts';
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

export function locksReport({ began, machine, loadAverage, first, proofs }: LocksResult): string {
  const rows = proofs.map(({ name, isFound, schedules, problem }) => [
    name,
    isFound ? `within ${schedules}` : '**never**',
    inShort(problem),
  ]);
  return [
    table(['taken away', 'noticed, schedules', 'by'], rows),
    `- ${began.slice(0, 10)}, revision ${machine.revision}: seeds from ${first} on PostgreSQL, looked into after every 20 schedules, at most 500.\n- ${machine.cores} cores (${machine.processor}), load average ${loadAverage}; Node ${machine.node.slice(1)}.`,
  ].join('\n\n');
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
