import { Counter, Histogram, type Registry } from '@jishi/observing/metrics';
import type { Beacon } from '@jishi/rum/beacon';
import { createReleaseSeries } from './release-series.ts';
import type { View } from './view-tokens.ts';

/** What became of a beacon: `forged`: its token was not signed here, or is too old. */
type BeaconOutcome = 'taken' | 'forged' | 'invalid' | 'limited';

export type RumMetrics = {
  outcome(outcome: BeaconOutcome): void;
  /** A view that is over. */
  view(view: View, beacon: Pick<Beacon, 'device' | 'vitals'>): void;
  /** A fault or a press without an answer, in code of a part. */
  trouble(view: View, trouble: { part: string; kind: string }): void;
};

/** Seconds: from what nobody notices to what everybody leaves for; 2.5 and 4 s are the limits of a good and a poor LCP, 0.2 and 0.5 s those of INP. */
const SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];
/** 0.1 and 0.25 are the limits of a good and a poor CLS. */
const SHIFTS = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 1];

const names = {
  lcp: ['jishi_rum_lcp_seconds', 'Largest Contentful Paint of views'],
  inp: ['jishi_rum_inp_seconds', 'Longest interaction of views until its next paint'],
  ttfb: ['jishi_rum_ttfb_seconds', 'Time to the first byte of views'],
  alive: ['jishi_rum_alive_seconds', 'Time until everything on the page answers'],
} as const;

/** What tabs tell, by release and group of a rollout. */
export function createRumMetrics(registry: Registry): RumMetrics {
  const registers = [registry];
  const of = createReleaseSeries();
  const labelNames = ['release', 'group', 'device'] as const;
  const outcomes = new Counter({
    name: 'jishi_rum_beacons_total',
    help: 'Beacons of tabs, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const views = new Counter({ name: 'jishi_rum_views_total', help: 'Views tabs told of', labelNames, registers });
  const times = Object.entries(names).map(([key, [name, help]]) => {
    const metric = new Histogram({ name, help, labelNames, buckets: SECONDS, registers });
    return [key as keyof typeof names, metric] as const;
  });
  const shifts = new Histogram({
    name: 'jishi_rum_cls',
    help: 'Cumulative Layout Shift of views',
    labelNames,
    buckets: SHIFTS,
    registers,
  });
  const troubles = new Counter({
    name: 'jishi_rum_troubles_total',
    help: 'Faults tabs told of, and presses that nothing answered',
    labelNames: ['release', 'group', 'part', 'kind'],
    registers,
  });
  return {
    outcome: (outcome) => outcomes.inc({ outcome }),
    view({ release, group }, { device, vitals }) {
      const labels = { release, group: group ?? 'none', device };
      views.inc(of(views, labels));
      for (const [key, metric] of times) {
        const value = vitals[key];
        if (value !== undefined) metric.observe(of(metric, labels), value / 1_000);
      }
      if (vitals.cls !== undefined) shifts.observe(of(shifts, labels), vitals.cls);
    },
    trouble({ release, group }, trouble) {
      troubles.inc(of(troubles, { release, group: group ?? 'none', ...trouble }));
    },
  };
}
