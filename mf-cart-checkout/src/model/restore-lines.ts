import type { CartLine, CartLineRef } from '@jishi/api/cart';
import { lineKey } from '@jishi/api/cart';

/** A line that was taken out of the cart, and where it stood. */
export type TakenLine = { line: CartLine; index: number };

/** What a removal takes out, for the undo. */
export function takenLines(lines: readonly CartLine[], refs: readonly CartLineRef[]): TakenLine[] {
  const keys = new Set(refs.map(lineKey));
  return lines.flatMap((line, index) => (keys.has(line.key) ? [{ line, index }] : []));
}

/** The cart with taken lines back in their places. A line that has come back by itself stays as it is. */
export function restoreLines(lines: readonly CartLine[], taken: readonly TakenLine[]): CartLine[] {
  const restored = [...lines];
  for (const { line, index } of taken) {
    if (!restored.some(({ key }) => key === line.key)) restored.splice(index, 0, line);
  }
  return restored;
}
