import type { Machine } from '../machine.ts';
import type { Measured } from '../report/figure.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import { quantile } from '../statistics.ts';
import type { FederationSize } from './federation-size.ts';
import type { FirstPages } from './measure-first-pages.ts';
import type { Rollback } from './measure-rollbacks.ts';
import type { ReleaseDataSize } from './release-data-size.ts';
import type { Rates } from './steady-load.ts';

/** What `docs/benchmarks/releases.json` holds. */
export type ReleasesResult = {
  format: 2;
  began: string;
  machine: Machine;
  loadAverages: number[];
  rates: Rates;
  /** How long the rollbacks took together, in seconds. */
  seconds: number;
  rollbacks: Rollback[];
  firstPages: FirstPages;
  /** Time of every whole answer in milliseconds; every other answer (late: 503 with `Retry-After`) and every page of two releases in words. */
  answers: {
    cached: number[];
    uncached: number[];
    late: string[];
    broken: string[];
    lookedInto: number;
    mixed: string[];
  };
  federation: FederationSize;
  releaseData: ReleaseDataSize;
};

const ROLLBACK_MS = 1_000;
const FEDERATION_KB = 36;
const RELEASE_DATA_KB = 2.5;

const ms = (value: number): string => value.toFixed(0);
const kb = (bytes: number): string => (bytes / 1000).toFixed(2);

export function releasesReport(result: ReleasesResult): Report {
  return reportOf([
    '### Goals',
    goalTable(result),
    '### Rollbacks',
    rollbackTable(result),
    firstPagesTable(result),
    howMeasured(result),
  ]);
}

function goalTable({ rollbacks, answers, federation, releaseData }: ReleasesResult): Report {
  const stale = rollbacks.map(({ lastStale }) => lastStale);
  const goal = (what: string, measured: Measured, limit: string, isMet: boolean): Cell[] => [
    what,
    measured,
    limit,
    isMet ? 'met' : '**missed**',
  ];
  const none = (what: string, found: readonly string[]) =>
    goal(what, single(found.length, 'count'), '0', found.length === 0);
  const kilobytes = (what: string, bytes: number, limit: number) =>
    goal(what, single(bytes / 1000, 'KB', { shown: `${kb(bytes)} KB` }), `${limit} KB`, bytes <= limit * 1000);
  const within = (what: string, measured: Measured) =>
    goal(what, { ...measured, shown: `${ms(measured.value)} ms` }, `${ROLLBACK_MS} ms`, measured.value <= ROLLBACK_MS);
  return table(
    ['goal', 'measured', 'at most', 'result'],
    [
      within('rollback, command to last stale page, median', middle(stale, 'ms')),
      within('rollback, command to last stale page, p99', single(quantile(stale, 0.99), 'ms')),
      none('broken pages meanwhile', answers.broken),
      none('pages of two releases', answers.mixed),
      kilobytes('federation’s own code, shell and remotes, br', federation.total, FEDERATION_KB),
      kilobytes('release data in the page of home, br', releaseData.alone, RELEASE_DATA_KB),
    ],
  );
}

function rollbackTable({ rollbacks, answers }: ReleasesResult): Report {
  const row = (what: string, values: readonly number[]): Cell[] => [
    what,
    String(values.length),
    middle(values, 'ms'),
    single(quantile(values, 0.99), 'ms'),
    single(Math.max(...values), 'ms'),
  ];
  return table(
    ['', 'count', 'median ms', 'p99 ms', 'most ms'],
    [
      row(
        'command to its answer',
        rollbacks.map(({ command }) => command),
      ),
      row(
        'command to the first page of the new release',
        rollbacks.map(({ firstNew }) => firstNew),
      ),
      row(
        'command to the last byte of the last stale page',
        rollbacks.map(({ lastStale }) => lastStale),
      ),
      row('a page from the visitors’ cache', answers.cached),
      row('a page made for the request', answers.uncached),
    ],
  );
}

/** Home, asked for one after the other as soon as a release is live: medians of its changes. */
function firstPagesTable({ firstPages }: ReleasesResult): Report {
  const row = (what: string, rounds: readonly number[][]): Cell[] => [
    what,
    ...[0, 1, 9].map((index) =>
      middle(
        rounds.flatMap((times) => times[index] ?? []),
        'ms',
      ),
    ),
  ];
  return table(
    ['home after a change of the release, ms', 'first', 'second', 'tenth'],
    [row('from the visitors’ cache', firstPages.opened), row('made for the request', firstPages.made)],
  );
}

function howMeasured({
  began,
  machine,
  loadAverages,
  rates,
  seconds,
  answers,
  federation,
  releaseData,
}: ReleasesResult): string {
  const containers = Object.entries(federation.containers).map(([remote, bytes]) => `${remote} ${kb(bytes)}`);
  const count = answers.cached.length + answers.uncached.length;
  return [
    `- ${began.slice(0, 10)}, revision ${machine.revision}: asked for ${rates.uncached} uncached and ${rates.cached} cached pages a second; ${count} whole answers, ${answers.lookedInto} of them looked into, ${answers.late.length} late ones (503 with \`Retry-After\`), rollbacks during ${seconds.toFixed(0)} s.`,
    `- Federation: runtime in the shell ${kb(federation.runtime)} KB, containers ${containers.join(', ')} KB.`,
    `- Release data: ${kb(releaseData.alone)} KB compressed alone; the page of ${kb(releaseData.page)} KB is ${kb(releaseData.inPage)} KB longer for it.`,
    `- ${machine.cores} cores (${machine.processor}), servers and readers on the same machine, load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`,
  ].join('\n');
}
