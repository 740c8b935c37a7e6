import { type FlashSale, productInSale } from '@jishi/api/flash-sales';
import type { Product } from '@jishi/api/products';
import type { Features } from '@jishi/api/shop';
import { asksForNormalPrice } from './normal-price.ts';

export type Offered = {
  /** As it is offered: by its flash sale, unless the customer asked for the normal price. */
  product: Product;
  /** The running or coming sale whose offer this is. */
  sale: FlashSale | null;
  /** A sale the customer has put aside. */
  otherSale: FlashSale | null;
};

type Known = { product: Product; sale: FlashSale | null; features: Pick<Features, 'flash-sales'> };

/** What a product page offers, by what is known of the product and by its address. */
export function offeredOf({ product, sale, features }: Known, query: URLSearchParams): Offered {
  const counts = features['flash-sales'] && product.availability === 'on-sale' && sale?.state !== 'over';
  if (!counts || !sale) return { product, sale: null, otherSale: null };
  if (asksForNormalPrice(query)) return { product, sale: null, otherSale: sale };
  return { product: productInSale(product, sale), sale, otherSale: null };
}
