import type { Variant } from '@jishi/api/products';
import { paths, withQuery } from '@jishi/contracts';

/** What the address of a product says besides the product: its offer, the variant, the tab. */
export const offerPath = (
  productId: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string =>
  withQuery(paths.product(productId), {
    price: query.get('price'),
    sku: query.get('sku'),
    tab: query.get('tab'),
    ...changes,
  });

/** The page of a product as it is offered outside of its flash sale. */
export const normalPricePath = (productId: string, query: URLSearchParams): string =>
  offerPath(productId, query, { price: 'normal' });

/** The page of a product as its flash sale offers it. */
export const salePricePath = (productId: string, query: URLSearchParams): string =>
  offerPath(productId, query, { price: null });

/** Whether an address asks for the offer outside of a flash sale. */
export const asksForNormalPrice = (query: URLSearchParams): boolean => query.get('price') === 'normal';

/** The variant an address names; `null` as well for one that is unknown here, or sold out. */
export const namedVariant = (variants: readonly Variant[], query: URLSearchParams): Variant | null =>
  variants.find(({ id, stock }) => id === query.get('sku') && stock > 0) ?? null;

/** The page of a product with a variant chosen. */
export const variantPath = (productId: string, variantId: string | null): string =>
  withQuery(paths.product(productId), { sku: variantId });

/** A query with a variant, or without one; whatever else it says stays. */
export function withVariant(before: Iterable<[string, string]>, variantId: string | null): URLSearchParams {
  const after = new URLSearchParams([...before]);
  if (variantId === null) after.delete('sku');
  else after.set('sku', variantId);
  return after;
}
