import { livingVariants, type SaleProduct, type SaleVariant } from '../catalogue/sale-products.ts';
import type { CartLine } from './cart-line.ts';

/** The variant a line names, unless it is gone. */
export function findVariant(line: Pick<CartLine, 'good_sku_id'>, product: SaleProduct | null): SaleVariant | null {
  return (product && livingVariants(product).find((variant) => variant.id === line.good_sku_id)) ?? null;
}
