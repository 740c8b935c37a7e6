import { Counter, Histogram, type Registry } from '@jishi/observing/metrics';
import type { PageResponse } from '../page-cache/page-response.ts';
import type { CallOutcome } from './count-calls.ts';
import { createReleaseSeries } from './release-series.ts';
import type { View } from './view-tokens.ts';

/** What the server sees of a release itself, to be compared with the other arm. */
export type ReleaseMetrics = {
  /** A page of a part was sent, after so many milliseconds. */
  page(view: View, sent: { part: string; from: PageResponse['from']; took: number }): void;
  /** A place could not be drawn on the server: the browser draws it. */
  fault(release: string, part: string): void;
  /** The api has answered a call of a tab. */
  call(view: View, call: string, outcome: CallOutcome): void;
};

/** Seconds: from a page in memory to one nobody waits for. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4];

export function createReleaseMetrics(registry: Registry): ReleaseMetrics {
  const registers = [registry];
  const of = createReleaseSeries();
  const pages = new Histogram({
    name: 'jishi_release_page_seconds',
    help: 'Time until the first byte of a page could be sent, by release, its part and where it came from',
    labelNames: ['release', 'group', 'part', 'from'],
    buckets: SECONDS,
    registers,
  });
  const faults = new Counter({
    name: 'jishi_render_faults_total',
    help: 'Places that could not be drawn on the server, by release and part',
    labelNames: ['release', 'part'],
    registers,
  });
  const calls = new Counter({
    name: 'jishi_release_calls_total',
    help: 'Calls of tabs, by release and what the api made of them',
    labelNames: ['release', 'group', 'call', 'outcome'],
    registers,
  });
  return {
    page({ release, group }, { part, from, took }) {
      pages.observe(of(pages, { release, group: group ?? 'none', part, from }), took / 1_000);
    },
    call({ release, group }, call, outcome) {
      calls.inc(of(calls, { release, group: group ?? 'none', call, outcome }));
    },
    fault: (release, part) => faults.inc(of(faults, { release, part })),
  };
}
