import { BUCKETS } from '@jishi/contracts/release';
import { fill, type Texts } from '../texts/index.ts';
import type { Metric } from '../view/metrics.ts';

/** `0.05 %`, `10 %`. */
export const shareOf = (buckets: number): string => `${(buckets / BUCKETS) * 100} %`;

/** Kibibytes as `164 KB`. */
export const bytesText = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;

/** With its sign, a minus that is one: `+3 KB`. */
export const bytesDifference = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${bytesText(Math.abs(bytes))}`;

/** Of a hundred visitors, with as many digits as tell something. */
export const rateText = (rate: number): string => (rate * 100).toFixed(rate < 0.1 ? 2 : 1);

/** With its sign, a minus that is one. */
export const differenceText = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${rateText(Math.abs(difference))}`;

/** What a measure counts: `Largest paint later than 2.5 s`, `Calls that failed: POST /orders`. */
export function metricTitle({ family, event }: Pick<Metric, 'family' | 'event'>, texts: Texts): string {
  const text = texts.families[family];
  if (text.includes('{limit}')) return fill(text, { limit: limitText(family, Number(event)) });
  return event === 'all' ? text : `${text}: ${event}`;
}

const limitText = (family: Metric['family'], limit: number): string => {
  if (family === 'cls') return String(limit / 1_000);
  return limit >= 1_000 ? `${limit / 1_000} s` : `${limit} ms`;
};

/** Evidence in a form people can compare: `0.8`, `412`, `1.2e+7`. */
export const evidenceFigure = (evidence: number): string => {
  if (evidence < 10) return evidence.toFixed(1);
  return evidence < 1e6 ? Math.round(evidence).toLocaleString('en') : evidence.toExponential(1);
};
