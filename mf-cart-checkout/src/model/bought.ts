import type { CartLine } from '@jishi/api/cart';
import { type CartChange, removing, setting } from './cart-change.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * What an order changes in the cart: its lines leave it. Of a line a visitor settled, which was joined with the customer's own at
 * sign-in, the pieces stay that were not ordered.
 */
export function cartWithout({ lines, isVisitors }: CheckoutDraft, cart: readonly CartLine[]): CartChange[] {
  const pieces = new Map(cart.map(({ key, quantity }) => [key, quantity]));
  const leftOf = ({ key, quantity }: CartLine) => (isVisitors ? (pieces.get(key) ?? 0) - quantity : 0);
  const gone = lines.filter((line) => leftOf(line) <= 0);
  const left = lines.filter((line) => leftOf(line) > 0).map((line) => ({ ...line, quantity: leftOf(line) }));
  return [...(gone.length > 0 ? [removing(gone)] : []), ...left.map(setting)];
}
