import { productKeys } from '../products/keys.ts';

/** Keys of flash sales. */
export const flashSaleKeys = {
  runningAll: ['flash-sales', 'running'],
  /** @param limit how many sales are asked for */
  running: (limit: number) => ['flash-sales', 'running', limit] as const,
  ofProduct: (productId: string) => ['flash-sales', 'of-product', productId] as const,
} as const;

/** What the clock makes old: nobody acts, a moment passes. */
export const flashSaleInvalidations = {
  /** The running round is over, the next may have begun. */
  roundEnded: [flashSaleKeys.runningAll],
  /** The sale of a product began or ended: with it go price and stock of the product. */
  saleTurned: (productId: string) => [flashSaleKeys.ofProduct(productId), productKeys.one(productId)] as const,
} as const;
