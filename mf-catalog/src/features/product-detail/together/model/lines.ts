import type { Product, Variant } from '@jishi/api/products';
import { type Companion, priceOf } from './companions.ts';

/** One piece that goes into the cart with the others; `price` in cents, as a cart pays it. */
export type Line = {
  /** Another variant is another line. */
  readonly key: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly name: string;
  readonly quantity: 1;
  readonly price: number;
};

/**
 * The product of the page, in the variant that is chosen there, by its ordinary price: a cart knows no other. `null` while a variant is still to
 * be chosen, or is none of the product's.
 */
export function ownLine(product: Pick<Product, 'id' | 'name' | 'price' | 'variants'>, chosen: Variant | null) {
  const variant = product.variants.find(({ id }) => id === chosen?.id) ?? null;
  if (product.variants.length > 0 && !variant) return null;
  return line(product, variant?.id ?? null, variant?.price ?? product.price);
}

/** All that is taken: the product of the page first. */
export const linesOf = (own: Line, companions: readonly Companion[]): Line[] => [
  own,
  ...companions
    .filter(({ isTaken }) => isTaken)
    .map((companion) => line(companion.product, companion.variant?.id ?? null, priceOf(companion))),
];

/** In cents. */
export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { price }) => sum + price, 0);

/** What is in the cart of some lines after more of them were added; once nothing is left to add, all can be added again. */
export function addedAfter(added: ReadonlySet<string>, keys: readonly string[], lines: readonly Line[]): Set<string> {
  const all = new Set([...added, ...keys]);
  return lines.every(({ key }) => all.has(key)) ? new Set() : all;
}

const line = ({ id, name }: { id: string; name: string }, variantId: string | null, price: number): Line => ({
  ...{ key: keyOf(id, variantId), productId: id, variantId, name, quantity: 1, price },
});

export const keyOf = (productId: string, variantId: string | null): string => `${productId}:${variantId ?? ''}`;
