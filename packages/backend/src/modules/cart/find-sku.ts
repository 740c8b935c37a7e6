import { livingSkus, type SaleGood, type SaleSku } from '../catalogue/sale-goods.ts';
import type { CartLine } from './cart-line.ts';

/** The SKU a line names, unless it is gone. */
export function findSku(line: Pick<CartLine, 'good_sku_id'>, good: SaleGood | null): SaleSku | null {
  return (good && livingSkus(good).find((sku) => sku.id === line.good_sku_id)) ?? null;
}
