import type { OrderLine, Parcel } from '@jishi/api/orders';

/** The goods of a parcel: lines of its order with how many pieces of each are in it. What the order does not have is left out. */
export const piecesOf = (pieces: Parcel['pieces'], lines: readonly OrderLine[]): OrderLine[] =>
  pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ ...line, quantity }] : [];
  });
