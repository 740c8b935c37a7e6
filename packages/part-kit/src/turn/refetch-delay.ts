/** Browsers that wait for the same moment ask within so many milliseconds of it. */
export const SPREAD_MS = 4000;

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 60_000;

/**
 * In how many milliseconds to ask what a moment that has passed has changed. Everybody who waits for the same moment must not ask
 * at once, and where the server's clock is behind, asking again and again must not become a storm.
 *
 * @param attempts how often it was asked since the moment, in vain
 * @param late milliseconds since the moment: who comes later than the others, after a night with the lid closed, asks at once
 * @param random 0 to 1
 */
export function refetchDelay(attempts: number, late: number, random: number): number {
  if (attempts === 0) return late < SPREAD_MS ? Math.round(random * SPREAD_MS) : 0;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return Math.round(wait * (1 + random / 2));
}
