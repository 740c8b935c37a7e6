import type { CartLine } from '@jishi/api/cart';

/** A line of the cart as the server sends it. */
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
