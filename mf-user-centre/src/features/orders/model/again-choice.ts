import type { AgainLine } from '@jishi/api/orders';

/** Whether a line can be had as it was bought: as many pieces, at the same price. */
export const isUnchanged = ({ obstacle, limitedBy, price, priceThen }: AgainLine): boolean =>
  obstacle === null && limitedBy === null && price === priceThen;

/** Whether some pieces of a line can be had. */
export const canBeHad = ({ quantity }: AgainLine): boolean => quantity > 0;

/** What has changed of a line, as keys of texts, the most important first. */
export function notesOf({ obstacle, limitedBy, price, priceThen }: AgainLine) {
  if (obstacle) return [`again.${obstacle}`] as const;
  const isDearer = price > priceThen;
  return [
    ...(price === priceThen ? [] : ([isDearer ? 'again.dearer' : 'again.cheaper'] as const)),
    ...(limitedBy ? ([`again.${limitedBy}`] as const) : []),
  ];
}

/** What the chosen lines cost now, in cents. */
export const sumOf = (lines: readonly AgainLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
