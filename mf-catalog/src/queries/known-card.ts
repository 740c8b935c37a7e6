import { productKeys, type ShownProduct } from '@jishi/api/products/queries';
import type { QueryClient } from '@tanstack/react-query';

/** The card of a product in any list this tab has asked for, the newest one; `null` when it stands in none. */
export function knownCard(queries: QueryClient, id: string): ShownProduct | null {
  const lists = queries
    .getQueryCache()
    .findAll({ queryKey: productKeys.lists, predicate: ({ state }) => state.data !== undefined })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { state } of lists) {
    const card = (state.data as { items: readonly ShownProduct[] }).items.find((product) => product.id === id);
    if (card) return card;
  }
  return null;
}
