import { faultKinds, pressKinds } from '@jishi/rum/beacon';
import type { Direction } from './evidence.ts';

/** Times of views, in milliseconds; CLS in thousandths. From one that most views exceed to one hardly any does: which of them tells most is not known before. */
export const thresholds = {
  lcp: [800, 1_200, 1_800, 2_500, 4_000],
  inp: [100, 200, 300, 500, 1_000],
  cls: [50, 100, 250],
  ttfb: [200, 400, 800, 1_600],
  alive: [1_500, 2_500, 4_000, 8_000],
} as const;

export type Vital = keyof typeof thresholds;

/** What visitors do when a shop works. */
export const outcomes = ['second-view', 'added-to-cart', 'ordered', 'paid'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * What is watched. A family is one question; its events are ways to see the answer, of which any may do.
 *
 * - `faults`, `presses`: visitors whose tab told of one, for each part and for all of them
 * - `calls`: visitors whom the api refused or failed, for each call
 * - `page`: visitors whose page could not be made (`failed`), or only once more because its render thread was lost (`thread`)
 * - vitals: visitors whose first view of a release took longer than each threshold
 * - outcomes: visitors who came so far
 * - `silent`: visitors who had pages, and whose tab never told anything: its scripts do not even run
 */
export type Family =
  | (typeof faultKinds)[number]
  | (typeof pressKinds)[number]
  | 'calls'
  | 'page'
  | 'silent'
  | Vital
  | Outcome;

export const families: readonly { name: Family; direction: Direction }[] = [
  ...[
    ...faultKinds,
    ...pressKinds,
    'calls' as const,
    'page' as const,
    'silent' as const,
    ...(Object.keys(thresholds) as Vital[]),
  ].map((name) => ({ name, direction: 'more' as const })),
  ...outcomes.map((name) => ({ name, direction: 'fewer' as const })),
];
