import { useFirstNow } from '@jishi/contracts';
import { useEffect, useRef, useState } from 'react';
import { until } from './until.ts';

/**
 * The time by which something is drawn: it stands still until a moment passes at which that something looks different. The first
 * frame is that of the server.
 *
 * @param nextAfter the next such moment after a time, both epoch ms on the shop's clock; none: it stays
 * @param now the shop's clock; another function begins anew, as after a correction
 */
export function useMoment(nextAfter: (time: number) => number | undefined | null, now: () => number): number {
  const [time, setTime] = useState(useFirstNow());
  const next = nextAfter(time);
  const latest = useRef(nextAfter);
  useEffect(() => {
    latest.current = nextAfter;
  });

  useEffect(() => {
    const leaving = new AbortController();
    // Put back or forward: what is drawn may belong to another time altogether.
    setTime((drawn) => (latest.current(drawn) === latest.current(now()) ? drawn : now()));
    if (typeof next === 'number') {
      void until(next, now, leaving.signal).then(() => {
        if (!leaving.signal.aborted) setTime(now());
      });
    }
    return () => leaving.abort();
  }, [next, now]);

  return time;
}
