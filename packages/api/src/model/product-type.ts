/** Kind of goods: sent by post; performed; a card number or disk address; a file. The last two are bought at once, never put into the cart. */
export type ProductType = 'physical' | 'virtual' | 'card-key' | 'download';

/** Delivered as a code or a file: no cart, no shipping step. */
export function isDeliveredOnline(type: ProductType): boolean {
  return type === 'card-key' || type === 'download';
}

/** Needs a delivery address. */
export function needsAddress(type: ProductType): boolean {
  return type === 'physical';
}
