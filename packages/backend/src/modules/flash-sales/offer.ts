import type { SaleState } from '../../kernel/words/flash-sales.ts';
import type { Measure } from '../measures/measure.ts';
import { cheapestUnitPrice, type UnitPrice } from '../measures/unit-price.ts';

/** A variant of a sale as it can be had now. Amounts in cents; `variantId` null: the product has no variants. */
export type OfferedPieces = {
  variantId: number | null;
  price: number;
  /** Outside of the sale. */
  ordinary: number;
  /** How much is in it; missing or null where that is not known. */
  measure?: Measure | null;
  /** Pieces that are left in the sale and in stock. */
  left: number;
  /** Pieces that are held: they may come back, so a sale that has only them is not sold out. */
  held: number;
};

/** The running sale of a product, else its next one. */
export type SaleOfProduct = {
  saleId: number;
  productId: number;
  time: Date;
  endTime: Date;
  variants: readonly OfferedPieces[];
};

/** What a sale makes of the price of its product, or of one variant of it. Amounts in cents. */
export type Offer = {
  saleId: number;
  state: Exclude<SaleState, 'over'>;
  /** Nothing is left of a running sale: it gives no price any more. */
  isSoldOut: boolean;
  /** Everything that is left of a running sale is held: it gives the price to who waits for what comes back. */
  isAllHeld: boolean;
  lowest: number;
  highest: number;
  /** The cheapest way the sale sells it; null where that cannot be told. */
  unitPrice: UnitPrice | null;
  ordinary: number;
  time: Date;
  endTime: Date;
};

/**
 * What a sale offers, of one variant of it where one is named: the prices of what is left of it, and all of them before it begins and once
 * nothing is left. Null once it is over, and for a variant that is not part of it.
 */
export function offerOf(sale: SaleOfProduct, now: Date, variantId?: number | null): Offer | null {
  const { saleId, time, endTime } = sale;
  const variants =
    variantId === undefined ? sale.variants : sale.variants.filter((variant) => variant.variantId === variantId);
  if (variants.length === 0 || endTime <= now) return null;
  const state = time <= now ? 'running' : 'upcoming';
  const left = variants.filter((variant) => variant.left + variant.held > 0);
  const shown = left.length > 0 ? left : variants;
  const prices = shown.map(({ price }) => price);
  return {
    saleId,
    state,
    isSoldOut: state === 'running' && left.length === 0,
    isAllHeld: state === 'running' && left.length > 0 && left.every((variant) => variant.left <= 0),
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    unitPrice: cheapestUnitPrice(shown.map(({ price, measure }) => ({ price, measure: measure ?? null }))),
    ordinary: Math.min(...shown.map(({ ordinary }) => ordinary)),
    time,
    endTime,
  };
}

/** Whether a sale gives its product the price now: it runs and something is left of it. */
const givesPrice = (offer: Offer | null): offer is Offer => offer?.state === 'running' && !offer.isSoldOut;

/** What a product costs now: in its sale while that gives the price, else its ordinary price. Cents. */
export function priceNow(ordinary: number, offer: Offer | null): number {
  return givesPrice(offer) ? offer.lowest : ordinary;
}

/** The same of its price per unit; what a sale does not tell of its price is not told. */
export function unitPriceNow(ordinary: UnitPrice | null, offer: Offer | null): UnitPrice | null {
  return givesPrice(offer) ? offer.unitPrice : ordinary;
}
