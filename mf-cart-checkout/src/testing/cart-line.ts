import { type CartLine, lineKey } from '@jishi/api/cart';

/** A line of the cart for tests; say only what matters. */
export function aCartLine(over: Partial<Omit<CartLine, 'key'>> = {}): CartLine {
  const line = {
    productId: '11',
    variantId: null,
    quantity: 1,
    name: '轻量通勤双肩包',
    picture: '/media/bag.webp',
    unitPrice: 23900,
    marketPrice: null,
    options: [],
    productType: 'physical' as const,
    shippingRateId: null,
    stock: 20,
    purchaseLimit: null,
    isInvalid: false,
    ...over,
  };
  return { ...line, key: lineKey(line) };
}

/** The same line as the server sends it. */
export const wireCartLine = (line: CartLine) => ({
  good_id: Number(line.productId),
  ...(line.variantId ? { good_sku_id: Number(line.variantId) } : {}),
  name: line.name,
  img: line.picture ?? '',
  price: line.unitPrice / 100,
  number: line.quantity,
  good: {
    id: Number(line.productId),
    type_code: ['physical', 'virtual', 'card-key', 'download'].indexOf(line.productType),
    freight_id: Number(line.shippingRateId ?? 0),
    is_show: 1,
    is_delete: 0,
    inventory: line.stock,
    inventory_show: line.stock,
    purchase_number: line.purchaseLimit ?? 0,
    market_price: line.variantId ? null : (line.marketPrice ?? 0) / 100,
  },
  ...(line.variantId
    ? {
        good_sku: {
          id: Number(line.variantId),
          inventory: line.stock,
          market_price: (line.marketPrice ?? 0) / 100,
          product_sku: line.options.map(({ name, value }) => ({ key: name, value })),
        },
      }
    : {}),
  invalid: line.isInvalid,
  invalid_reason: line.invalidReason ?? null,
});
