import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { pause } from '@jishi/part-kit/until';
import { useEffect, useRef } from 'react';
import { isClockBehind } from '../model/clock-correction.ts';

/** Everybody hears of a sale that is taken back in the same second. */
const SPREAD_MS = 2000;

/**
 * Asks when the server says that a sale has turned which by the clock of this tab has not: somebody put the machine's clock back while the page was
 * open. The answer has the server's time, which puts the clock right.
 */
export function useClockPutBack(sales: readonly FlashSaleCard[], now: () => number, ask: () => Promise<unknown>): void {
  const isBehind = sales.some((sale) => isClockBehind(sale, now()));
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  useEffect(() => {
    if (!isBehind) return undefined;
    const leaving = new AbortController();
    void pause(Math.random() * SPREAD_MS, leaving.signal).then(() => {
      if (!leaving.signal.aborted) void latest.current();
    });
    return () => leaving.abort();
  }, [isBehind]);
}
