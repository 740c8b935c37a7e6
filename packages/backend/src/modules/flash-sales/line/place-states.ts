/** What becomes of a place in the line of a sale. `waiting` and `turn` are open: a customer has one open place in a sale at most. */
export const placeState = {
  waiting: 0,
  /** Pieces are held until a moment. */
  turn: 1,
  ordered: 2,
  /** The moment passed without an order. */
  lapsed: 3,
  left: 4,
  soldOut: 5,
  /** The sale was over. */
  saleOver: 6,
} as const;

export type PlaceState = (typeof placeState)[keyof typeof placeState];

export const isOpen = (state: number): boolean => state === placeState.waiting || state === placeState.turn;
