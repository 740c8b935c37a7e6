import { median, quantile } from '../../statistics.ts';

/** What a load came to; milliseconds. `failed` counts answers that were not wanted. */
export type Summary = {
  count: number;
  failed: number;
  median: number;
  p95: number;
  p99: number;
  max: number;
  /** Answers by time, rounded up to whole milliseconds: `{ "3": 120 }` came within three, but not within two. */
  histogram: Record<string, number>;
};

type Answered = { ms: number; status: number };

/** Sums up the whole load, failures included in the times. `isWanted` tells a good answer, 200 unless said otherwise. */
export function summarise(
  answers: readonly Answered[],
  isWanted: (status: number) => boolean = (status) => status === 200,
): Summary {
  const times = answers.map(({ ms }) => ms);
  const groups = Map.groupBy(times, (ms) => Math.ceil(ms));
  const slowestLast = [...groups].sort(([one], [other]) => one - other);
  return {
    count: answers.length,
    failed: answers.filter(({ status }) => !isWanted(status)).length,
    median: rounded(median(times)),
    p95: rounded(quantile(times, 0.95)),
    p99: rounded(quantile(times, 0.99)),
    max: rounded(times.reduce((most, ms) => Math.max(most, ms), 0)),
    histogram: Object.fromEntries(slowestLast.map(([ms, group]) => [ms, group.length])),
  };
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
