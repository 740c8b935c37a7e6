/** A timer does not count while a computer sleeps: clocks are compared at least so often. */
const LONGEST_NAP_MS = 5000;

/** Settles after so many milliseconds, or as soon as nobody waits any more. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((settle) => {
    if (signal.aborted) return settle();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      settle();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/**
 * Settles when the clock has reached a moment, or when nobody waits any more.
 *
 * @param moment epoch ms on that clock; also one that has passed
 * @param now the clock
 */
export async function until(moment: number, now: () => number, signal: AbortSignal): Promise<void> {
  for (let rest = moment - now(); rest > 0 && !signal.aborted; rest = moment - now()) {
    await pause(Math.min(rest, LONGEST_NAP_MS), signal);
  }
}
