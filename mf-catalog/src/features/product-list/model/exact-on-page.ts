import type { ProductPage } from '@jishi/api/products';

/** How many products of a page, counted from its first, are what was searched for. */
export function exactOnPage({
  items,
  page,
  pageSize,
  search,
}: Pick<ProductPage, 'items' | 'page' | 'pageSize' | 'search'>): number {
  const exact = search?.exact ?? Number.POSITIVE_INFINITY;
  return Math.min(items.length, Math.max(0, exact - (page - 1) * pageSize));
}
