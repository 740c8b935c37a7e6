import type { StockedProduct } from '../../testing/products.ts';
import type { WantedOrder } from '../lane.ts';

/** `variant`: which of the product's; `price` in yuan, 10.00 unless said otherwise. */
export type WishedLine = { product: StockedProduct; variant?: number; quantity?: number; price?: number };
type Wish = { shippingFee?: number; addressId?: number | null; key?: string | null };

/** An order of products that are in no sale, as the route hands it on. */
export function ordinaryOrder(
  buyer: { id: number; addressId: number },
  wished: readonly WishedLine[],
  { shippingFee = 0, addressId = buyer.addressId, key = null }: Wish = {},
): WantedOrder {
  const lines = wished.map(({ product, variant, quantity = 1, price = 10 }) => ({
    productId: product.id,
    variantId: variant === undefined ? null : (product.variantIds[variant] ?? null),
    quantity,
    price,
  }));
  const request = {
    lines,
    shippingFee,
    addressId,
    giftNote: null,
    remark: '放门口',
    couponId: null,
    points: 0,
    prizeId: null,
  };
  return {
    order: { userId: buyer.id, lang: 'zh', release: 3, releaseId: null, request },
    attempt: { userId: buyer.id, key, route: 'goodIndent', body: request },
  };
}
