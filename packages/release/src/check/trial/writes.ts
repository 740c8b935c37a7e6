import type { QueryClient } from '@tanstack/react-query';

/** What a part wrote by hand where all parts read, and what it asks for itself, by the first word of the key of a query. */
export type Writes = { wrote: Set<string>; read: Set<string> };

/** The lines of the cart are what its query answers. */
export const CART = 'cart';

/** Notes what is set in a query cache without being asked for. */
export function watchWrites(queries: QueryClient): Writes {
  const writes: Writes = { wrote: new Set(), read: new Set() };
  queries.getQueryCache().subscribe((event) => {
    const [kind] = event.query.queryKey;
    if (event.type === 'observerAdded') writes.read.add(String(kind));
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'fetch') writes.read.add(String(kind));
    if (action.type === 'success' && action.manual) writes.wrote.add(String(kind));
  });
  return writes;
}

/** Of what the modules of a part wrote: what none of them reads is of others. */
export const foreignWrites = (wrote: readonly string[] = [], read: ReadonlySet<string>): string[] =>
  wrote
    .filter((kind) => !read.has(kind))
    .map((kind) =>
      kind === CART ? 'changes the cart, which it does not read' : `sets ${kind}, a query it does not read`,
    );
