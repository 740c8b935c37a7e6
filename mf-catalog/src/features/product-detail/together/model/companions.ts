import type { MatchedProduct, MatchedVariant } from '@jishi/api/products';

/** What a shopper has changed of what is offered beside a product: all of it is taken until they say otherwise. */
export type Picks = {
  /** Products that are not wanted. */
  readonly left: ReadonlySet<string>;
  /** Variants by product. */
  readonly variants: Readonly<Record<string, string>>;
};

/** A product bought along with another, in the variant it would be added in; `null` for one with one price. */
export type Companion = {
  readonly product: MatchedProduct;
  readonly variant: MatchedVariant | null;
  readonly isTaken: boolean;
};

export const noPicks: Picks = { left: new Set(), variants: {} };

/** In the chosen variant, else in the cheapest one; of equal ones the first in the order of the shop. */
export function companionOf(product: MatchedProduct, { left, variants }: Picks): Companion {
  const chosen = product.variants.find(({ id }) => id === variants[product.id]);
  const [first, ...rest] = product.variants;
  const cheapest = first ? rest.reduce((best, one) => (one.price < best.price ? one : best), first) : null;
  return { product, variant: chosen ?? cheapest, isTaken: !left.has(product.id) };
}

/** Of one piece, in cents, as a cart pays it. */
export const priceOf = ({ product, variant }: Pick<Companion, 'product' | 'variant'>): number =>
  variant?.price ?? product.price;

/** With a product taken or left. */
export function withTaken(picks: Picks, productId: string, isTaken: boolean): Picks {
  const left = new Set(picks.left);
  if (isTaken) left.delete(productId);
  else left.add(productId);
  return { ...picks, left };
}

/** With another variant of a product. */
export const withVariant = (picks: Picks, productId: string, variantId: string): Picks => ({
  ...picks,
  variants: { ...picks.variants, [productId]: variantId },
});
