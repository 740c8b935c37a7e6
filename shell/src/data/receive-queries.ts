import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** `0` = styles came with this flush; else a query's key and data. */
type Push = 0 | readonly [QueryKey, unknown];

declare global {
  var __q: { push(...items: Push[]): unknown } | undefined;
}

/**
 * Takes over the data the HTML brings, also what is still streaming in.
 *
 * @returns whether any of it was renewed since: then HTML drawn from it is out of date
 */
export function receiveQueries(queries: QueryClient, onStyles: () => void): () => boolean {
  const updatedAt = new Map<string, number>();
  const receive = (item: Push) => {
    if (item === 0) return onStyles();
    const [key, data] = item;
    queries.setQueryData(key, data);
    updatedAt.set(hashKey(key), queries.getQueryState(key)?.dataUpdatedAt ?? 0);
  };
  const waiting = (globalThis.__q ?? []) as unknown as readonly Push[];
  globalThis.__q = { push: (...items) => items.forEach(receive) };
  waiting.forEach(receive);
  return () => {
    const cache = queries.getQueryCache();
    return [...updatedAt].some(([hash, time]) => (cache.get(hash)?.state.dataUpdatedAt ?? time) !== time);
  };
}
