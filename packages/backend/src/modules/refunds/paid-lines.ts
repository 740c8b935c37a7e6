import { lineShares } from '../orders/line-shares.ts';
import type { Order, OrderLine } from '../orders/order-records.ts';
import { shareOut } from '../points/share-out.ts';

/** What was paid for a line of an order and can come back. Amounts in cents. */
export type PaidLine = {
  id: number;
  price: number;
  quantity: number;
  /** What coupon and points paid of it. */
  coupon: number;
  points: number;
  /** Points that were spent for it. */
  pointsSpent: number;
  /** Its part of the shipping fee of the order. */
  shippingFee: number;
};

type PaidOrder = Pick<Order, 'couponMoney' | 'pointsMoney' | 'pointsSpent' | 'shippingFee'>;
type BoughtLine = Pick<
  OrderLine,
  'id' | 'price' | 'number' | 'productType' | 'flashSaleVariantId' | 'couponMoney' | 'pointsMoney'
>;

/**
 * Shares what was paid for an order out among its lines, to the cent: price − coupon − points + shipping fee of all lines is its total.
 * Shipping fee falls to what is sent by post, by price. Orders from before shares were kept have theirs worked out by price.
 */
export function paidLines(order: PaidOrder, lines: readonly BoughtLine[]): PaidLine[] {
  const totals = lines.map(({ price, number }) => price * number);
  const shares = keptShares(lines) ?? oldShares(order, lines, totals);
  const points = shareOut(
    order.pointsSpent,
    shares.map((share) => share.points),
  );
  const shippingFees = shareShippingFee(order.shippingFee, lines, totals);
  return lines.map(({ id, price, number }, index) => ({
    id,
    price,
    quantity: number,
    coupon: shares[index]?.coupon ?? 0,
    points: shares[index]?.points ?? 0,
    pointsSpent: points[index] ?? 0,
    shippingFee: shippingFees[index] ?? 0,
  }));
}

function keptShares(lines: readonly BoughtLine[]) {
  const kept = lines.flatMap(({ couponMoney: coupon, pointsMoney: points }) =>
    coupon === null || points === null ? [] : [{ coupon, points }],
  );
  return kept.length === lines.length ? kept : null;
}

/** Neither coupon nor points were for flash sales; which products the coupon was for is not known any more. */
function oldShares(order: PaidOrder, lines: readonly BoughtLine[], totals: readonly number[]) {
  const shared = lines.map(({ flashSaleVariantId }, index) => {
    const total = flashSaleVariantId === null ? (totals[index] ?? 0) : 0;
    return { total, isForCoupon: true, payable: total };
  });
  return lineShares(shared, { coupon: order.couponMoney, points: order.pointsMoney });
}

function shareShippingFee(shippingFee: number, lines: readonly BoughtLine[], totals: readonly number[]): number[] {
  const isSent = lines.map(({ productType }) => productType === 'physical');
  const weights = totals.map((total, index) => (isSent[index] ? total : 0));
  const isFree = weights.every((weight) => weight === 0);
  return shareOut(shippingFee, isFree && isSent.includes(true) ? isSent.map(Number) : weights);
}
