import type { Query, QueryClient } from '@tanstack/react-query';

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value ?? null)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const texts = new WeakMap<object, string>();

/** The JSON of data that cannot change any more, as pages share it, is made once. */
function dataJson(data: unknown): string {
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return scriptJson(data);
  const text = texts.get(data) ?? scriptJson(data);
  texts.set(data, text);
  return text;
}

/**
 * Collects each query's data the first time it settles, for the flush that carries what was drawn with it. What a loader
 * has awaited is settled already.
 */
export function collectSettled(queries: QueryClient): () => string[] {
  const sent = new Set<string>();
  const ready: string[] = [];
  const send = ({ queryHash, queryKey, state }: Query) => {
    if (sent.has(queryHash)) return;
    sent.add(queryHash);
    ready.push(`[${scriptJson(queryKey)},${dataJson(state.data)}]`);
  };
  const cache = queries.getQueryCache();
  cache.findAll({ predicate: ({ state }) => state.status === 'success' }).forEach(send);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') send(event.query);
  });
  return () => ready.splice(0);
}
