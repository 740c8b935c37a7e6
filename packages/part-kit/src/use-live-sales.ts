import { watchFlashSales } from '@jishi/api/flash-sales';
import { useApi } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Keeps flash sales on the screen true while somebody looks: what is left, sold out, begun, ended. All places of a tab share one
 * stream, whichever parts they are of; what it tells is written into the answers that places show.
 *
 * @param ids of the sales a place shows and that are not over
 */
export function useLiveSales(ids: readonly string[]): void {
  const api = useApi();
  const queries = useQueryClient();
  const wanted = ids.join();
  useEffect(() => {
    if (wanted === '') return;
    const leaving = new AbortController();
    const watching = watchFlashSales(api, queries, wanted.split(','), { signal: leaving.signal });
    // Without the code for it the place shows what it was drawn with.
    watching.catch(() => undefined);
    return () => leaving.abort();
  }, [api, queries, wanted]);
}
