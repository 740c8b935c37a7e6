import { watchFlashSales } from '@jishi/api/flash-sales';
import { afterSign, useApi } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Keeps flash sales on the screen true while somebody looks: what is left, sold out, begun, ended. All places of a tab share one
 * stream, whichever parts they are of; what it tells is written into the answers that places show.
 *
 * @param ids of the sales a place shows and that are not over
 * @param canWait for a place beside others on a page: whoever opened it, and does nothing in it, gets no code for it (`afterSign`)
 */
export function useLiveSales(ids: readonly string[], canWait = false): void {
  const api = useApi();
  const queries = useQueryClient();
  const wanted = ids.join();
  useEffect(() => {
    if (wanted === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const watch = () => {
      // Without the code for it the place shows what it was drawn with.
      watchFlashSales(api, queries, wanted.split(','), { signal }).catch(() => undefined);
    };
    if (canWait) afterSign(watch, signal);
    else watch();
    return () => leaving.abort();
  }, [api, queries, wanted, canWait]);
}
