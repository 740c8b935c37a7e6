import type { Vitals } from '../beacon.ts';
import { observe } from './observe.ts';

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type EventTiming = PerformanceEntry & { interactionId?: number };
type Navigation = PerformanceNavigationTiming & { activationStart?: number };

/** Interactions that are shorter cannot be seen, and would be many. */
const SHORTEST_MS = 40;

/** A session window of layout shifts: its shifts are less than a second apart, and it lasts five at most. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** Follows the Web Vitals of this document as their definitions have it (https://web.dev/articles/vitals); a browser that cannot measure one leaves it out. */
export function watchVitals(navigation: Navigation): Vitals {
  const began = navigation.activationStart ?? 0;
  const vitals: Vitals = { ttfb: Math.max(0, navigation.responseStart - began) };
  // In a tab that was opened in the background painting began when somebody looked.
  const isSeen = performance.getEntriesByType('visibility-state')[0]?.name !== 'hidden';
  if (isSeen) {
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.lcp = Math.max(0, startTime - began);
    });
  }
  observe<EventTiming>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration);
    },
    { durationThreshold: SHORTEST_MS },
  );
  let [first, last, sum] = [0, 0, 0];
  observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > GAP_MS || startTime - first > WINDOW_MS) {
      first = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    vitals.cls = Math.max(vitals.cls ?? 0, sum);
  });
  observe('mark', ({ name, startTime }) => {
    if (name === 'alive') vitals.alive = startTime;
  });
  return vitals;
}
