import type { Coupon } from '@jishi/api/coupons';
import { Button } from '@jishi/ui';
import { useId } from 'react';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './coupon-popover.styles.ts';
import { claimStateOf, isClaimable } from './model/coupons-of-product.ts';
import { useCouponText } from './use-coupon-text.ts';

type CouponRowProps = { coupon: Coupon; isBusy: boolean; onClaim: (couponId: string) => void };

/** One coupon: what it is worth, when it counts, and the button to claim it. */
export function CouponRow({ coupon, isBusy, onClaim }: CouponRowProps) {
  const text = useTexts();
  const couponText = useCouponText();
  const id = useId();
  const state = claimStateOf(coupon);
  return (
    <styles.Row>
      <styles.Worth>
        <b>{couponText.worth(coupon)}</b>
        <span>{couponText.threshold(coupon)}</span>
      </styles.Worth>
      <styles.What id={id}>
        <b>{coupon.name ?? coupon.condition}</b>
        {coupon.name !== null && <span>{coupon.condition}</span>}
        <span>{couponText.period(coupon)}</span>
      </styles.What>
      <Button
        size="sm"
        kind={state === 'open' ? 'primary' : 'line'}
        disabled={!isClaimable(state)}
        busy={isBusy}
        aria-describedby={id}
        onClick={() => onClaim(coupon.id)}
      >
        {text(`coupon.${state}`)}
      </Button>
    </styles.Row>
  );
}
