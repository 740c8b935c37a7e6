import { useBrowserValue } from '@jishi/contracts/browser-value';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** By the cache of a page: on the server each page has its own. */
const drawn = new WeakMap<QueryClient, number>();

/**
 * The number as the server drew it while a badge is taken over, then that of now. It stands in a page twice, for wide windows and for
 * narrow ones: the second one is taken over when a window is turned, and the number may have changed since.
 */
export function useDrawnCount(count: number): number {
  const queries = useQueryClient();
  if (!drawn.has(queries)) drawn.set(queries, count);
  return useBrowserValue(
    () => count,
    () => drawn.get(queries) ?? count,
  );
}
