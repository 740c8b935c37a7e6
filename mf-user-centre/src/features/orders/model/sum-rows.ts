import type { Cents } from '@jishi/api';
import type { OrderDetail } from '@jishi/api/orders';
import { shippingOf } from '../../../model/order-look.ts';

export type SumRow = {
  key: 'goods' | 'coupon' | 'points' | 'shipping';
  amount: Cents;
  isSaving: boolean;
  isFree: boolean;
};

/** What the amount of an order is: it was paid, is to be paid, or never will be. */
export function totalOf({ state, paidAt }: Pick<OrderDetail, 'state' | 'paidAt'>): 'paid' | 'payable' | 'total' {
  if (paidAt) return 'paid';
  return state === 'awaiting-payment' ? 'payable' : 'total';
}

type Amounts = Pick<
  OrderDetail,
  'goodsTotal' | 'couponDiscount' | 'pointsDiscount' | 'shippingFee' | 'lines' | 'prize'
>;

/** Rows above the amount payable. Savings only when there are some; no shipping for prizes and for what is not sent. */
export function sumRows(order: Amounts): SumRow[] {
  const row = (key: SumRow['key'], amount: Cents, isSaving = false): SumRow => ({
    key,
    amount,
    isSaving,
    isFree: false,
  });
  const shipping = shippingOf(order);
  return [
    row('goods', order.goodsTotal),
    ...(order.couponDiscount > 0 ? [row('coupon', order.couponDiscount, true)] : []),
    ...(order.pointsDiscount > 0 ? [row('points', order.pointsDiscount, true)] : []),
    ...(order.prize || shipping === 'none'
      ? []
      : [{ ...row('shipping', order.shippingFee), isFree: shipping === 'free' }]),
  ];
}
