import type { Id } from './id.ts';
import type { Cents, CentsRange } from './money.ts';
import type { ShopTime } from './shop-time.ts';

/**
 * What the running or coming flash sale makes of a product's price, as the server says it: on cards, favourites, cart
 * lines, price tags. The sale itself, with its variants and limits, is `FlashSale`.
 */
export type SaleOffer = {
  readonly saleId: Id;
  readonly state: 'upcoming' | 'running';
  /** Nothing is left of a running sale: it gives no price any more. */
  readonly isSoldOut: boolean;
  /** What is left of a running sale is held for others and may come back: it gives the price to who waits for it. */
  readonly isAllHeld: boolean;
  /** In the sale; the range of what is left of it. */
  readonly price: CentsRange;
  /** Lowest price outside of it. */
  readonly normalPrice: Cents;
  readonly startsAt: ShopTime;
  readonly endsAt: ShopTime;
};

type GivingOffer = SaleOffer & { readonly state: 'running'; readonly isSoldOut: false };

/** Whether a sale gives its product the price now: it runs and something is left of it. */
export const givesPrice = (offer: SaleOffer | null | undefined): offer is GivingOffer =>
  offer?.state === 'running' && !offer.isSoldOut;

type Priced = { readonly priceRange: CentsRange; readonly flashSale?: SaleOffer | null | undefined };

/** What a product costs now: the range of its sale while that gives the price, else its ordinary one. */
export const priceNow = ({ priceRange, flashSale }: Priced): CentsRange =>
  givesPrice(flashSale) ? flashSale.price : priceRange;
