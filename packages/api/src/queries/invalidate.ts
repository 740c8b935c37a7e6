import type { QueryClient, QueryKey } from '@tanstack/query-core';

/** Families of keys: everything in the cache that begins with one of them. */
export type Families = readonly QueryKey[];

type Options = {
  /** `none` only marks them: for a page that is about to leave. Without it what is on the screen is asked for again. */
  refetchType?: 'active' | 'none';
  /** What is being asked for already is not asked for anew: for moments everybody on a page notices. */
  joins?: boolean;
};

/**
 * Marks what a change invalidates. What was on its way before may be older than the change: the cache asks anew only where it has
 * an answer that somebody looks at, and takes any other for new when it comes (a page that is being opened, a prefetch). So those
 * are marked once more when they are there.
 *
 * @param families a row of a domain's table: `orderInvalidations.cancelOrder`
 * @returns when what is on the screen was asked for again, whether or not that succeeded
 */
export async function invalidate(
  queries: Pick<QueryClient, 'getQueryCache' | 'invalidateQueries'>,
  families: Families,
  { joins = false, ...filters }: Options = {},
): Promise<void> {
  const mark = (queryKey: QueryKey) => queries.invalidateQueries({ ...filters, queryKey }, { cancelRefetch: !joins });
  for (const { promise, queryKey } of joins ? [] : families.flatMap((family) => onTheWay(queries, family))) {
    promise?.then(
      () => mark(queryKey),
      () => undefined,
    );
  }
  await Promise.all(families.map(mark));
}

/** What is in flight and will not be asked for anew by being marked. */
const onTheWay = (queries: Pick<QueryClient, 'getQueryCache'>, queryKey: QueryKey) =>
  queries.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  });
