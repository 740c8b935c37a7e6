import type { Id } from './id.ts';

/** So many pieces of a product, or of one variant of it. */
export type BasketLine = { readonly productId: Id; readonly variantId: Id | null; readonly quantity: number };

/** Lines as calls about goods nobody has ordered yet name them: `12x1,13.45x2`. */
export const basketText = (lines: readonly BasketLine[]): string =>
  lines
    .map(({ productId, variantId, quantity }) => `${productId}${variantId ? `.${variantId}` : ''}x${quantity}`)
    .join(',');
