import { type CartLine, MAX_CART_LINES, maxQuantity } from '@jishi/api/cart';

/** Why pieces cannot be added; with the numbers its sentence needs. */
export type Refusal =
  | { reason: 'off-shelf' | 'sold-out' }
  | { reason: 'cart-full'; most: number }
  | { reason: 'stock' | 'purchase-limit'; most: number; inCart: number };

/** Whether a line may be put on top of a cart; `null` when it may. The server has the last word. */
export function refusalOf(lines: readonly CartLine[], added: CartLine): Refusal | null {
  if (added.isInvalid) return { reason: 'off-shelf' };
  if (added.stock === 0) return { reason: 'sold-out' };
  const known = lines.find(({ key }) => key === added.key);
  if (!known && lines.length >= MAX_CART_LINES) return { reason: 'cart-full', most: MAX_CART_LINES };
  if ((known?.quantity ?? 0) + added.quantity <= maxQuantity(added, lines)) return null;
  return isLimited(lines, added)
    ? { reason: 'purchase-limit', most: added.purchaseLimit ?? 0, inCart: piecesOf(lines, added.productId) }
    : { reason: 'stock', most: added.stock ?? 0, inCart: known?.quantity ?? 0 };
}

/** The purchase limit, which counts every variant of the product, is nearer than the end of the stock. */
const isLimited = (lines: readonly CartLine[], added: CartLine): boolean =>
  added.purchaseLimit !== null && maxQuantity(added, lines) < maxQuantity({ ...added, purchaseLimit: null }, lines);

const piecesOf = (lines: readonly CartLine[], productId: string): number =>
  lines.filter((line) => line.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
