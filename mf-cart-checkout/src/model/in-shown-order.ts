import type { CartLine } from '@jishi/api/cart';

/**
 * What the server says of the cart, in the order it is shown: the server puts below what comes back into it. What is not shown
 * yet follows, as the server has it.
 */
export function inShownOrder(answer: readonly CartLine[], shown: readonly CartLine[]): CartLine[] {
  const places = new Map(shown.map(({ key }, index) => [key, index]));
  const placeOf = ({ key }: CartLine) => places.get(key) ?? shown.length;
  return [...answer].sort((one, other) => placeOf(one) - placeOf(other));
}
