import type { Cents } from '../model/money.ts';

/** A former price as the shop shows it: only where it is higher than the price. */
export const higherThan = (price: Cents, market: Cents | undefined): Cents | null =>
  market && market > price ? market : null;
