import { vocabulary, type WordOf } from './vocabulary.ts';

/** How a flash sale stands: always by the clock, never stored. */
export const saleStates = vocabulary('state of a flash sale', { upcoming: 0, running: 1, over: 2 });
export type SaleState = WordOf<typeof saleStates>;

/**
 * What becomes of a place in the line of a sale. `waiting` and `turn` (pieces are held until a moment) are open: a customer has one
 * open place in a sale at most. `lapsed`: the moment passed without an order.
 */
export const placeStates = vocabulary('state of a place', {
  waiting: 0,
  turn: 1,
  ordered: 2,
  lapsed: 3,
  left: 4,
  'sold-out': 5,
  'sale-over': 6,
});
export type PlaceState = WordOf<typeof placeStates>;
