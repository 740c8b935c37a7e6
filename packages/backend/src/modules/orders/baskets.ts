import type { DbOrTx } from '../../kernel/db/database.ts';
import { livingVariants, loadSaleProducts } from '../catalogue/sale-products.ts';
import type { RequestedLine } from './order-request.ts';

/** Lines that would be bought together. `variantId`: of a product that is looked at variant by variant, null where it has none. */
export type Basket = { variantId: number | null; lines: RequestedLine[] };

/** A product by itself, as many pieces of it: a basket per variant that is in stock, or one. None for an unknown product. */
export async function basketsOfProduct(db: DbOrTx, productId: number, quantity: number): Promise<Basket[]> {
  const product = (await loadSaleProducts(db, [productId])).get(productId);
  if (!product || product.isDeleted) return [];
  const variants = livingVariants(product);
  const ids = variants.length > 0 ? variants.filter(({ stock }) => stock > 0).map(({ id }) => id) : [null];
  return ids.map((variantId) => ({ variantId, lines: [{ productId, variantId, quantity, price: null }] }));
}
