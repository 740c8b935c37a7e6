import type { CartLine, CartLineRef } from '@jishi/api/cart';
import { lineKey } from '@jishi/api/cart';

/** A line that was taken out of the cart, and the keys of all lines as they stood then. */
export type TakenLine = { line: CartLine; order: readonly string[] };

/** What a removal takes out, for the undo. */
export function takenLines(lines: readonly CartLine[], refs: readonly CartLineRef[]): TakenLine[] {
  const keys = new Set(refs.map(lineKey));
  const order = lines.map(({ key }) => key);
  return lines.filter(({ key }) => keys.has(key)).map((line) => ({ line, order }));
}

/** The cart with taken lines back in their places. A line that has come back by itself stays as it is. */
export const restoreLines = (lines: readonly CartLine[], taken: readonly TakenLine[]): CartLine[] =>
  taken.reduce(restoreLine, [...lines]);

/** Beside its nearest neighbour that is there: others may have gone or come back since. */
function restoreLine(lines: CartLine[], { line, order }: TakenLine): CartLine[] {
  if (lines.some(({ key }) => key === line.key)) return lines;
  const put = (index: number) => [...lines.slice(0, index), line, ...lines.slice(index)];
  const placeOf = (place: number) => lines.findIndex(({ key }) => key === order[place]);
  const place = order.indexOf(line.key);
  for (let distance = 1; distance < order.length; distance += 1) {
    const above = placeOf(place - distance);
    if (above >= 0) return put(above + 1);
    const below = placeOf(place + distance);
    if (below >= 0) return put(below);
  }
  return put(lines.length);
}
