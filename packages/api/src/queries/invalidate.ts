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
 * Marks what a change made old.
 *
 * @param families a row of a domain's table: `orderInvalidations.cancelOrder`
 * @returns when what is on the screen was asked for again, whether or not that succeeded
 */
export async function invalidate(
  queries: Pick<QueryClient, 'invalidateQueries'>,
  families: Families,
  { joins = false, ...filters }: Options = {},
): Promise<void> {
  const options = { cancelRefetch: !joins };
  await Promise.all(families.map((queryKey) => queries.invalidateQueries({ ...filters, queryKey }, options)));
}
