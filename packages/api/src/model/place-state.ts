/** `turn`: pieces are held for the customer. All but `waiting` and `turn` are over. */
export type PlaceState = 'waiting' | 'turn' | 'ordered' | 'lapsed' | 'left' | 'sold-out' | 'sale-over';
