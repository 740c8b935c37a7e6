import { type FlashSale, productInSale } from '@jishi/api/flash-sales';
import type { Product } from '@jishi/api/products';
import type { Features } from '@jishi/api/shop';
import { asksForNormalPrice } from './offer-address.ts';

export type Offered = {
  /** As it is offered: by its running flash sale, unless the customer asked for the normal price. */
  product: Product;
  /** The running sale whose offer this is. */
  sale: FlashSale | null;
  /** A running sale the customer has put aside. */
  otherSale: FlashSale | null;
  /** A sale that gives no price, but is worth telling: it comes, or it is sold out. */
  toldSale: FlashSale | null;
};

type Known = { product: Product; sale: FlashSale | null; features: Pick<Features, 'flash-sales'> };

/** What a product page offers, by what is known of the product and by its address: exactly what buying charges. */
export function offeredOf({ product, sale, features }: Known, query: URLSearchParams): Offered {
  const ordinary = { product, sale: null, otherSale: null, toldSale: null };
  if (!sale || sale.state === 'over' || !features['flash-sales'] || product.availability !== 'on-sale') return ordinary;
  if (sale.state === 'upcoming' || isSoldOut(sale)) return { ...ordinary, toldSale: sale };
  if (asksForNormalPrice(query)) return { ...ordinary, otherSale: sale };
  return { ...ordinary, product: productInSale(product, sale), sale };
}

/** Whether nothing is left of a running sale. Pieces held for somebody may come back: who wants one can wait in line. */
export const isSoldOut = ({ state, variants }: Pick<FlashSale, 'state' | 'variants'>): boolean =>
  state === 'running' && variants.every(({ left, held }) => left + held <= 0);

/** Whether what is left of a running sale is held for others: it comes back where no order follows. */
export const isAllHeld = (sale: Pick<FlashSale, 'state' | 'variants'>): boolean =>
  sale.state === 'running' && !isSoldOut(sale) && sale.variants.every(({ left }) => left <= 0);
