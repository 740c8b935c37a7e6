import { slotSalesQuery } from '@jishi/api/flash-sales/queries';
import { useApi } from '@jishi/contracts';
import { until } from '@jishi/part-kit/until';
import { whileVisible } from '@jishi/part-kit/while-visible';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The next slot is asked for between these times before it begins, each tab at another. */
const LATEST_MS = 5000;
const EARLIEST_MS = 45_000;

/**
 * Asks for the slot that takes the place of the one that is looked at, before it does: then it stands there at once, and browsers
 * that look at the same do not all ask in the same second.
 *
 * @param next shop time at which it begins, and its epoch ms; `null` while another slot is looked at
 */
export function useNextSlotEarly(next: { slot: string; at: number } | null, pageSize: number, now: () => number): void {
  const api = useApi();
  const queries = useQueryClient();
  const { slot, at } = next ?? {};
  useEffect(() => {
    if (slot === undefined || at === undefined) return undefined;
    const early = LATEST_MS + Math.random() * (EARLIEST_MS - LATEST_MS);
    return whileVisible(async (signal) => {
      await until(at - early, now, signal);
      if (!signal.aborted) void queries.prefetchQuery(slotSalesQuery(api, { slot, page: 1, pageSize }));
    });
  }, [slot, at, pageSize, now, api, queries]);
}
