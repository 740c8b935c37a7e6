import type { CartLine, CartLineRef } from '@jishi/api/cart';
import { lineKey } from '@jishi/api/cart';

/** The cart with a line in the place of another one; a line with the new one's key becomes part of it. */
export function replaceLine(lines: readonly CartLine[], before: CartLineRef, after: CartLine): CartLine[] {
  const key = lineKey(before);
  const isThere = lines.some((line) => line.key === key);
  return lines.flatMap((line) => {
    if (line.key === key) return [after];
    if (line.key !== after.key) return [line];
    return isThere ? [] : [after];
  });
}
