import type { DataTag, QueryFunctionContext, QueryKey } from '@tanstack/query-core';

/**
 * Options of a query, for any binding of TanStack Query: `useQuery`, `useSuspenseQuery`, `prefetchQuery` … take them as
 * they are or spread. The key carries the type of the answer, so that the cache is read and written typed.
 */
export type Query<Data, Key extends QueryKey = QueryKey> = {
  queryKey: DataTag<Key, Data, Error>;
  queryFn: (context: QueryFunctionContext<Key>) => Promise<Data>;
  /** For how many milliseconds an answer is not asked for again; without it the cache's own time. */
  staleTime?: number;
  /** For how many milliseconds an answer nobody looks at is kept; without it the cache's own time. */
  gcTime?: number;
  retry?: false;
};

type Options<Data, Key extends QueryKey> = Omit<Query<Data, Key>, 'queryKey'> & { queryKey: Key };

/** Ties a key to the request that answers it. What only a view decides (`enabled`, `select` …) is the view's. */
export const queryOptions = <Data, const Key extends QueryKey>(options: Options<Data, Key>): Query<Data, Key> =>
  options as unknown as Query<Data, Key>;
