import { toYuan } from '../../kernel/wire/money.ts';
import type { ProductType, ShippingType } from '../../kernel/words/products.ts';

/** How a product is sent. */
export type Delivery = {
  /** Only what is physical is posted. */
  type: ProductType;
  shippingType: ShippingType;
  /** The fixed fee, in whole yuan. */
  shippingFeeYuan: number;
  /** Of its shipping rate, in cents; null without the rule. */
  freeShippingFrom: number | null;
};

/**
 * The free-shipping threshold: products of one rate worth this much, in yuan, ship for nothing wherever to. 0 for always, null for
 * never. Here it is told before an address is known; `shippingFeeOf` charges by the same amount.
 */
export function freeShippingFrom({
  type,
  shippingType,
  shippingFeeYuan,
  freeShippingFrom: from,
}: Delivery): number | null {
  if (type !== 'physical') return 0;
  if (shippingType === 'rate') return from === null ? null : toYuan(from);
  return shippingFeeYuan === 0 ? 0 : null;
}
