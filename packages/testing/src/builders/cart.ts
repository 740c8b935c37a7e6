import { type CartLine, lineKey } from '@jishi/api/cart';

/** A line of a cart, as stores and pages have it. */
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
