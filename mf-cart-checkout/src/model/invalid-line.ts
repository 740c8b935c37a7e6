import type { CartLine } from '@jishi/api/cart';

/** Why an invalid line cannot be bought, as the shop words it. */
export type Invalidity = 'gone' | 'off-shelf' | 'variant-gone' | 'sold-out' | 'too-many';

/** Whether the product may still be had in another variant. */
export function mayHaveAnotherVariant(line: Pick<CartLine, 'invalidReason' | 'stock' | 'variantId'>): boolean {
  const why = invalidity(line);
  return why === 'variant-gone' || (line.variantId !== null && (why === 'sold-out' || why === 'too-many'));
}

/** Reads the server's reason; a server that gives none leaves "no longer available". */
export function invalidity({ invalidReason, stock }: Pick<CartLine, 'invalidReason' | 'stock'>): Invalidity {
  switch (invalidReason) {
    case 'off-shelf':
      return 'off-shelf';
    case 'variant-missing':
      return 'variant-gone';
    case 'short-of-stock':
      return stock === null || stock > 0 ? 'too-many' : 'sold-out';
    default:
      return 'gone';
  }
}
