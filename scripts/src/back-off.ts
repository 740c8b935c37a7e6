/** Two or three accidents in a row should not be noticed by shoppers; what fails again and again is left some time to be mended. */
export const FIRST_PAUSE_MS = 500;
export const LONGEST_PAUSE_MS = 30_000;
/** Whatever ended a server that ran for so long, it was not what ended it before. */
export const RAN_WELL_MS = 60_000;

/**
 * Milliseconds until a server that ended is started again.
 *
 * @param ranMs how long it ran
 * @param before the pause before it was started; null for its first start
 */
export function pauseBeforeRestart(ranMs: number, before: number | null): number {
  if (before === null || ranMs >= RAN_WELL_MS) return FIRST_PAUSE_MS;
  return Math.min(before * 2, LONGEST_PAUSE_MS);
}
