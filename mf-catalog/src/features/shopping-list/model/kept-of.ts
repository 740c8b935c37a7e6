import type { Chosen } from './chosen.ts';
import type { KeptLine, ListLine } from './list-line.ts';

/** What is kept of a line, or shared: what was chosen for it, by whomever. */
export const keptOf = ({ text, productId, variantId, quantity }: ListLine, chosen: Chosen | null): KeptLine =>
  chosen
    ? { text, quantity: chosen.quantity, productId: chosen.product.id, variantId: chosen.variant?.id ?? null }
    : { text, quantity: quantity ?? 1, productId: productId ?? null, variantId: variantId ?? null };
