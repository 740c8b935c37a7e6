import type { ShownProduct } from '@jishi/api/products/queries';

/** Whether nothing is left of a product. What is held of a sale is out of stock as well, and may come back. */
export const isSoldOut = ({ stock, flashSale }: Pick<ShownProduct, 'stock' | 'flashSale'>): boolean =>
  stock === 0 && !flashSale?.isAllHeld;
