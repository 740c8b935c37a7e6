import type { CouponOffer, OrderChoices } from '@jishi/api/orders';
import { useState } from 'react';
import { hasEnded, isUsable } from '../model/coupon-choice.ts';

type Seen = { goods: string; choices: OrderChoices | null; offer: CouponOffer | null };

/**
 * Notices a coupon that was counted on and that a newer answer for the same goods does not allow any more.
 *
 * @param goods what the order is of: other goods, other coupons, and nothing lost
 * @param choices of the last answer for these goods; `null` while there is none
 * @param offer the coupon in use
 */
export function useLostCoupon(goods: string, choices: OrderChoices | null, offer: CouponOffer | null) {
  const [seen, setSeen] = useState<Seen>({ goods, choices: null, offer: null });
  const [lost, setLost] = useState<CouponOffer | null>(null);
  if (choices && (seen.choices !== choices || seen.offer !== offer || seen.goods !== goods)) {
    const before = seen.goods === goods && seen.choices !== choices ? seen.offer : null;
    if (before && !choices.coupons.some((one) => one.id === before.id && isUsable(one))) setLost(before);
    setSeen({ goods, choices, offer });
  }
  return {
    /** Cannot be used any more. */
    lost,
    /** It is the customer's no more; else it is only not for this order. */
    hasEnded: lost !== null && hasEnded(choices?.coupons.find(({ id }) => id === lost.id)),
    forget: () => setLost(null),
  };
}
