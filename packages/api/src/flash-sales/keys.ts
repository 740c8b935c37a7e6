import { cartKeys } from '../cart/keys.ts';
import { favouriteKeys } from '../favourites/keys.ts';
import { productKeys } from '../products/keys.ts';
import { recentlyViewedKeys } from '../recently-viewed/keys.ts';
import { shopKeys } from '../shop/keys.ts';
import type { SlotQuery } from './model.ts';

/** Keys of flash sales. */
export const flashSaleKeys = {
  all: ['flash-sales'],
  runningAll: ['flash-sales', 'running'],
  /** @param limit how many sales are asked for */
  running: (limit: number) => ['flash-sales', 'running', limit] as const,
  slots: ['flash-sales', 'slot'],
  slot: (query: SlotQuery) => ['flash-sales', 'slot', query] as const,
  /** What the customer has had of sales. */
  ownPieces: ['flash-sales', 'own-pieces'],
  /** The customer's own place in the line of the running sale of a product. */
  place: (productId: string) => ['flash-sales', 'place', productId] as const,
  ofProduct: (productId: string) => ['flash-sales', 'of-product', productId] as const,
} as const;

/** What the clock invalidates: nobody acts, a moment passes. */
export const flashSaleInvalidations = {
  /** A place was taken or has changed: what is left for everybody has changed with it. */
  placeTurned: (productId: string) => [flashSaleKeys.ofProduct(productId)] as const,
  /** The running round is over, the next may have begun. */
  roundEnded: [flashSaleKeys.runningAll],
  /** A sale of a slot that is looked at began or ended. */
  slotTurned: [flashSaleKeys.slots],
  /** Some sale began or ended: whatever shows prices of products. */
  pricesTurned: [
    productKeys.all,
    flashSaleKeys.all,
    favouriteKeys.lists,
    recentlyViewedKeys.all,
    shopKeys.bannersAll,
    cartKeys.all,
  ],
  /** The sale of a product began or ended: with it go price and stock of the product. */
  saleTurned: (productId: string) => [flashSaleKeys.ofProduct(productId), productKeys.one(productId)] as const,
} as const;
