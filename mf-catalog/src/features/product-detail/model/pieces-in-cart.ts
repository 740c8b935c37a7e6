import { type CartLine, lineKey } from '@jishi/api/cart';

/** Pieces of a choice that are in the cart already; they count against stock and purchase limit. */
export function piecesInCart(lines: readonly CartLine[], productId: string, variantId: string | null): number {
  const key = lineKey({ productId, variantId });
  return lines.find((line) => line.key === key)?.quantity ?? 0;
}
