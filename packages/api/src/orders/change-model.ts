import type { Address } from '../addresses/model.ts';
import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import type { VariantOption } from '../model/variant-option.ts';
import type { OrderAddress } from './model.ts';

/**
 * Why nothing of a line can be put into the cart: out of the shop · its variant is gone, or one has to be chosen now · nothing is left · the
 * cart has all it may have · bought at once, never in the cart · it was a prize.
 */
export type AgainObstacle = 'off-shelf' | 'variant-gone' | 'sold-out' | 'in-cart' | 'not-by-cart' | 'prize';

/** What a line of an order can be bought for now. */
export type AgainLine = {
  readonly id: Id;
  readonly productId: Id;
  readonly variantId: Id | null;
  readonly categoryId: Id | null;
  readonly name: string;
  readonly picture: string | null;
  readonly options: readonly VariantOption[];
  /** Pieces that were bought, and those that can be put into the cart now. */
  readonly wanted: number;
  readonly quantity: number;
  /** Why they are fewer. */
  readonly limitedBy: 'stock' | 'purchase-limit' | null;
  /** Why there are none. */
  readonly obstacle: AgainObstacle | null;
  readonly price: Cents;
  readonly priceThen: Cents;
};

/** Where an order could go instead. */
export type AddressChoice = Address & {
  /** The fee that is charged from then on. */
  readonly shippingFee: Cents;
  /** How much more that is than now; below 0 less. */
  readonly difference: Cents;
  /** It goes there already. */
  readonly isCurrent: boolean;
  /** False: the order is paid, and this address costs more. */
  readonly isAllowed: boolean;
};

/** What there is to know before an order is sent elsewhere. */
export type AddressOffer = {
  readonly shippingFee: Cents;
  readonly total: Cents;
  /** A paid one gives a difference back the way it was paid. */
  readonly paidBy: 'balance' | 'online' | null;
  /** Why it cannot go elsewhere: on its way or over · nothing is sent by post · a refund is open. */
  readonly obstacle: 'state' | 'nothing-sent' | 'refund' | null;
  readonly current: OrderAddress | null;
  readonly choices: readonly AddressChoice[];
};
