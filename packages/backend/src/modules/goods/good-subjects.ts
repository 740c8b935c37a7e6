import type { Subject } from '../../news/subjects.ts';

type ListQuery = {
  sort?: string | null | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  in_stock?: unknown;
};

/**
 * What a list of goods shows: its goods, which goods there are, and, where it is ordered or narrowed by them, all prices or stocks. Counts
 * and the bounds of the price filter follow within the age of the answer.
 */
export function subjectsOfList(cards: readonly { id: number }[], query: ListQuery): Subject[] {
  const hasPrices =
    query.price_min !== undefined || query.price_max !== undefined || /order_price$/.test(query.sort ?? '');
  return [
    'goods',
    ...(hasPrices ? (['prices'] as const) : []),
    ...(query.in_stock === undefined ? [] : (['stock'] as const)),
    ...cards.map(({ id }): Subject => `good:${id}`),
  ];
}
