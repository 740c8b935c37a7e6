import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { Picture } from '../model/picture.ts';
import type { ShopTime } from '../model/shop-time.ts';
import type { Measure } from '../model/unit-price.ts';
import type { VariantOption } from '../model/variant-option.ts';

export type MatchedVariant = {
  readonly id: Id;
  readonly price: Cents;
  readonly stock: number;
  readonly options: readonly VariantOption[];
  /** How much is in one; `null` where that is not known. */
  readonly measure: Measure | null;
};

/** A product that can be put into a cart for something on a shopping list. Prices are those a cart pays. */
export type MatchedProduct = {
  readonly id: Id;
  readonly name: string;
  /** The cheapest variant or the only price. */
  readonly price: Cents;
  readonly stock: number;
  /** Most pieces in one order; `null` without a limit. */
  readonly purchaseLimit: number | null;
  readonly picture: Picture | null;
  /** Of a product without variants. */
  readonly measure: Measure | null;
  /** Those in stock, in display order; empty for a product with one price. */
  readonly variants: readonly MatchedVariant[];
};

/** What the shop has for a thing on a list, best first, four at most; the first `exact` of them are what was asked for, the others similar. */
export type ProductMatch = { readonly exact: number; readonly products: readonly MatchedProduct[] };

/** The limits of a list: things, and characters of one and of all together. The server's own. */
export const MAX_LIST_LINES = 40;
export const MAX_LINE_LENGTH = 60;
export const MAX_LIST_LENGTH = 1000;
export const MAX_LIST_NAME = 40;

/** A thing on a shared list: how it was said, how many pieces, and what was chosen for it. */
export type SharedLine = {
  readonly text: string;
  readonly quantity: number;
  readonly productId: Id | null;
  readonly variantId: Id | null;
};

/** `name` may be empty. */
export type SharedListInput = { readonly name: string; readonly lines: readonly SharedLine[] };
export type SharedList = SharedListInput & { readonly expiresAt: ShopTime };

/** What stands in the link of a list, and until when it can be read. */
export type ListToken = { readonly token: string; readonly expiresAt: ShopTime };
