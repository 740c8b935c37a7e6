import type { Answer, TestCustomer, TestShop } from '../../../testing/index.ts';
import type { StockedProduct } from './products.ts';

export type LineOf = { good: StockedProduct; sku?: number; quantity?: number; price?: number };

/** A line as the original client posts it. `price` in yuan, 10.00 unless said otherwise. */
export function wireLine({ good: product, sku: variant, quantity = 1, price = 10 }: LineOf) {
  return {
    good_id: product.id,
    good_sku_id: variant === undefined ? 0 : (product.variantIds[variant] ?? 0),
    number: quantity,
    price,
    name: product.name.zh,
    img: '/media/x.webp',
    freight_id: 0,
  };
}

export type OrderBody = { lines: LineOf[]; address?: number; carriage?: number; extra?: object };

/** Places an order; the answer's message is its id. */
export function placeOrder(
  shop: TestShop,
  customer: TestCustomer,
  { lines, address, carriage = 0, extra }: OrderBody,
  headers: Record<string, string> = {},
): Promise<Answer<number>> {
  const body = {
    indentCommodity: lines.map(wireLine),
    carriage,
    ...(address === undefined ? {} : { shipping_id: address }),
    ...extra,
  };
  return shop.post<number>('goodIndent', body, { as: customer, headers });
}
