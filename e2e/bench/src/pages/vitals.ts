import type { PageReport } from '../browser/observe-page.ts';

/** A task blocks with what it takes beyond this. */
const TASK_MS = 50;
/** Shifts belong together while less than a second lies between two of them, for five seconds at most. */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;

/** Sum of what long tasks took beyond 50 ms, from the start of the navigation on. */
export const blockingTime = (tasks: PageReport['tasks']): number =>
  tasks.reduce((total, { duration }) => total + Math.max(0, duration - TASK_MS), 0);

/**
 * Cumulative layout shift: the largest sum of shifts that belong together.
 *
 * @see https://web.dev/articles/cls
 */
export function layoutShift(shifts: PageReport['shifts']): number {
  let largest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { time, value } of shifts) {
    const isNew = time - last >= SHIFT_GAP_MS || time - first >= SHIFT_WINDOW_MS;
    if (isNew) first = time;
    sum = isNew ? value : sum + value;
    last = time;
    largest = Math.max(largest, sum);
  }
  return largest;
}
