import type { Cents } from '../model/money.ts';
import type { Coupon } from './model.ts';

/** What a coupon takes off a goods total, in cents: never more than the total, 0 below the threshold. */
export function couponDiscount({ value, threshold }: Pick<Coupon, 'value' | 'threshold'>, goodsTotal: Cents): Cents {
  if (goodsTotal < (threshold ?? 0)) return 0;
  const amount = value.kind === 'amount' ? value.amount : Math.floor((goodsTotal * value.percent) / 100);
  return Math.max(0, Math.min(amount, goodsTotal));
}
