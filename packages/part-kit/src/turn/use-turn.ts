import { useEffect, useRef } from 'react';
import { refetchDelay } from './refetch-delay.ts';
import { pause, until } from './until.ts';
import { whileVisible } from './while-visible.ts';

export type Turn = {
  /** When what is shown becomes something else, epoch ms on the shop's clock; without it nothing turns. */
  at: number | undefined;
  /** The shop's clock. */
  now: () => number;
  /** Asks for what stands there from then on; settles when there is an answer, or none. */
  ask: () => Promise<unknown>;
  /** Where in the spread this browser asks, 0 to 1. Places of a tab that say the same ask together. */
  random?: () => number;
};

/**
 * Asks anew when a moment has passed, and again until the answer names another one: the server's clock may be behind. Browsers that
 * look at the same are spread, a hidden tab does not ask, and one that slept asks when it wakes.
 */
export function useTurn({ at, now, ask, random = Math.random }: Turn): void {
  // Kept outside of the effect's dependencies: a new function must not begin anew.
  const latest = useRef({ now, ask, random });
  useEffect(() => {
    latest.current = { now, ask, random };
  });

  useEffect(() => {
    if (at === undefined) return undefined;
    const clock = () => latest.current.now();
    const follow = async (signal: AbortSignal) => {
      await until(at, clock, signal);
      for (let attempts = 0; !signal.aborted; attempts += 1) {
        await pause(refetchDelay(attempts, clock() - at, latest.current.random()), signal);
        if (!signal.aborted) await latest.current.ask().catch(() => undefined);
      }
    };
    return whileVisible(follow);
  }, [at]);
}
