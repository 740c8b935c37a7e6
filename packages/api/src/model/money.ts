/**
 * An amount in integer minor units (cents). The currency follows the language of the page and is never converted,
 * so it is not part of the value. A plain number literal is accepted where `Cents` is asked for; a `Yuan` is not.
 */
export type Cents = number & { readonly unit?: 'cents' };

/** An amount in whole currency units with at most two decimals: exists on the wire only. */
export type Yuan = number & { readonly unit?: 'yuan' };

/** Lowest and highest price of something; equal when there is one price. */
export type CentsRange = { readonly min: Cents; readonly max: Cents };

/** Cents of an amount in currency units. Rounds to the nearest cent: 199.9 × 100 is 19989.999… in binary. */
export function centsOfYuan(yuan: Yuan): Cents {
  return Math.round(yuan * 100) || 0;
}

/** Currency units of an amount in cents, for request bodies. Exact to the cent: 19990 → 199.9. */
export function yuanOfCents(cents: Cents): Yuan {
  return cents / 100;
}

/** Price of several pieces, in cents. */
export function timesCents(unitPrice: Cents, quantity: number): Cents {
  return unitPrice * quantity;
}

/** Sum in cents; 0 for an empty list. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Lowest and highest of some amounts in cents, or `null` when there are none. */
export function rangeOfCents(amounts: readonly Cents[]): CentsRange | null {
  return amounts.length ? { min: Math.min(...amounts), max: Math.max(...amounts) } : null;
}
