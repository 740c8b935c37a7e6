import type { MeasureUnit, ProductFacets, ProductSort } from '@jishi/api/products';

const SORT = /^unit-price-(g|ml|piece|use)$/;

/** The unit a list is ordered by the price of; null for any other order. */
export const unitOfSort = (sort: string): MeasureUnit | null =>
  (SORT.exec(sort)?.[1] as MeasureUnit | undefined) ?? null;

/** The order of a list that is asked for by its word; undefined for any other word. */
export const unitSort = (text: string): ProductSort | undefined =>
  SORT.test(text) ? (text as ProductSort) : undefined;

/** By the price of which unit a list can be ordered: of the one most of its goods are measured in, else of the one it is ordered by. */
export function offeredUnit(facets: ProductFacets | null, total: number, sort: ProductSort): MeasureUnit | null {
  const [most] = facets?.units ?? [];
  return most && total > 1 && most.count * 2 >= total ? most.unit : unitOfSort(sort);
}
