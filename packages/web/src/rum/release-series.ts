import type { Counter, Histogram } from '@jishi/observing/metrics';

type Labels = Record<string, string> & { release: string };
type Metric = Pick<Counter | Histogram, 'remove'>;

/** Releases whose numbers are kept: both arms, and those tabs still have. Each has a few hundred series. */
const KEPT = 6;

/**
 * Remembers which series belong to a release, and removes those of the release that was heard of longest ago: a shop makes
 * releases for ever, its metrics must not grow with them.
 */
export function createReleaseSeries(): (metric: Metric, labels: Labels) => Labels {
  const seriesOf = new Map<string, Map<string, () => void>>();
  return (metric, labels) => {
    const { release } = labels;
    const series = seriesOf.get(release) ?? new Map<string, () => void>();
    seriesOf.delete(release);
    seriesOf.set(release, series);
    series.set(`${(metric as { name?: string }).name} ${Object.values(labels).join(' ')}`, () => metric.remove(labels));
    const [oldest] = seriesOf.keys();
    if (seriesOf.size > KEPT && oldest !== undefined) {
      for (const remove of seriesOf.get(oldest)?.values() ?? []) remove();
      seriesOf.delete(oldest);
    }
    return labels;
  };
}
