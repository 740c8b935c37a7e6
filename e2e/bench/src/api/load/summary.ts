import { median, quantile } from '../../statistics.ts';
import type { Shot } from './open-loop.ts';

/** What a load came to; milliseconds. `failed` counts answers that were not wanted. */
export type Summary = {
  count: number;
  failed: number;
  median: number;
  p95: number;
  p99: number;
  max: number;
};

/** Sums up the whole load, failures included in the times. `isWanted` tells a good answer, 200 unless said otherwise. */
export function summarise(
  shots: readonly Shot[],
  isWanted: (status: number) => boolean = (status) => status === 200,
): Summary {
  const times = shots.map(({ ms }) => ms);
  return {
    count: shots.length,
    failed: shots.filter(({ status }) => !isWanted(status)).length,
    median: rounded(median(times)),
    p95: rounded(quantile(times, 0.95)),
    p99: rounded(quantile(times, 0.99)),
    max: rounded(times.reduce((most, ms) => Math.max(most, ms), 0)),
  };
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;
