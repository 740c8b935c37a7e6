import { toYuan } from '../../kernel/wire/money.ts';
import type { FreightType, ProductType } from '../../kernel/words/products.ts';

/** How a product is sent. */
export type Delivery = {
  /** Only what is physical is posted. */
  type: ProductType;
  freightType: FreightType;
  /** The fixed fee, in whole yuan. */
  freightYuan: number;
  /** Of its template, in cents; null without the rule. */
  freeOver: number | null;
};

/** Products of one template worth this much, in yuan, are sent for nothing wherever to: 0 for always, null for never. */
export function freeFrom({ type, freightType, freightYuan, freeOver }: Delivery): number | null {
  if (type !== 'physical') return 0;
  if (freightType === 'rate') return freeOver === null ? null : toYuan(freeOver);
  return freightYuan === 0 ? 0 : null;
}
