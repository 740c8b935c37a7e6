import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { ProductType } from '../model/product-type.ts';
import type { SaleOffer } from '../model/sale-offer.ts';
import type { VariantOption } from '../model/variant-option.ts';

/** What is meant by a cart line: a variant, or a product that has none. */
export type CartLineRef = { readonly productId: Id; readonly variantId: Id | null };

/** So many pieces of something. */
export type CartEntry = CartLineRef & { readonly quantity: number };

/** Why a line cannot be bought: the product is gone, off the shelf, its variant is gone, or there are too few. */
export type InvalidReason = 'missing' | 'off-shelf' | 'variant-missing' | 'short-of-stock';

export type CartLine = CartEntry & {
  /** `lineKey` of the line: one line per key. */
  readonly key: string;
  readonly name: string;
  readonly picture: string | null;
  readonly unitPrice: Cents;
  /** Former price to strike through; missing or `null` when there is none or it is not higher. */
  readonly marketPrice?: Cents | null | undefined;
  /**
   * Running or coming flash sale of what the line names; missing or `null` without one. The line costs its ordinary price all the
   * same: a sale's price is to be had by buying at once only.
   */
  readonly flashSale?: SaleOffer | null | undefined;
  readonly options: readonly VariantOption[];
  readonly productType: ProductType;
  readonly shippingRateId: Id | null;
  /** Goods of one shipping rate worth this much are sent for nothing, wherever to; missing when nothing makes them, or it is not told. */
  readonly freeShippingFrom?: Cents | undefined;
  /** Pieces left; `null` when the server does not tell. */
  readonly stock: number | null;
  /** Most pieces in one order; `null` without a limit. */
  readonly purchaseLimit: number | null;
  /** Cannot be bought any more (off the shelf, deleted, short of stock): shown apart, left out of totals. */
  readonly isInvalid: boolean;
  /** Of an invalid line, on servers that tell it. */
  readonly invalidReason?: InvalidReason | undefined;
};

export type CartTotals = {
  /** Sum of the valid lines, in cents. */
  readonly total: Cents;
  /** Valid lines. */
  readonly kinds: number;
  /** Pieces on the valid lines. */
  readonly pieces: number;
};
