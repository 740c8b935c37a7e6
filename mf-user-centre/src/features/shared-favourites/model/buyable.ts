import { isDeliveredOnline } from '@jishi/api';
import { givesPrice } from '@jishi/api/flash-sales/offer';
import type { SharedProduct } from '@jishi/api/products';

/** Goes into a cart: what is delivered online or costs the price of a flash sale is bought at once. */
export const goesIntoCart = ({ type, isSoldOut, flashSale }: SharedProduct): boolean =>
  !isSoldOut && !isDeliveredOnline(type) && !givesPrice(flashSale);

/** One piece of everything that needs no choice, as the cart's part takes it. */
export const linesOf = (products: readonly SharedProduct[]) =>
  products
    .filter((product) => goesIntoCart(product) && !product.hasVariants)
    .map(({ id, name }) => ({ key: id, name, productId: id, variantId: null, quantity: 1 }));
