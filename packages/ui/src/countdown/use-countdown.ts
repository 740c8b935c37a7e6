import { useEffect, useRef, useState } from 'react';

export type CountdownOptions = {
  /** Moment of the end on the server's clock, epoch ms. */
  endsAt: number;
  /** The server's clock: `() => Date.now() + offset`. */
  now: () => number;
  /** Server time at which the page was made: the first frame, the same on server and browser. */
  startedAt: number;
  /** Called once when the end is reached, also when it was reached before. */
  onEnd?: (() => void) | undefined;
};

const SECOND = 1000;

/**
 * Time left in ms, renewed each second. It compares clocks instead of counting ticks, so a tab that slept catches up.
 */
export function useCountdown({ endsAt, now, startedAt, onEnd }: CountdownOptions): number {
  const [left, setLeft] = useState(() => Math.max(0, endsAt - startedAt));
  // Kept outside of the effect's dependencies: a new function must not start the clock anew.
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const rest = Math.max(0, endsAt - latest.current.now());
      setLeft(rest);
      if (rest === 0) latest.current.onEnd?.();
      // Wakes when the shown second changes.
      else timer = setTimeout(tick, rest % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);

  return left;
}
