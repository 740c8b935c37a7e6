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
  const [action, name, worth] = [useId(), useId(), useId()];
  const state = claimStateOf(coupon);
  return (
    <styles.Row>
      <styles.Worth id={worth}>
        <b>{couponText.worth(coupon)}</b>
        <span>{couponText.threshold(coupon)}</span>
      </styles.Worth>
      <styles.What>
        <b id={name}>{coupon.name ?? coupon.condition}</b>
        {coupon.name !== null && <span>{coupon.condition}</span>}
        <span>{couponText.period(coupon)}</span>
      </styles.What>
      <Button
        id={action}
        size="sm"
        kind={state === 'open' ? 'primary' : 'line'}
        disabled={!isClaimable(state)}
        busy={isBusy}
        // "Claim" alone would be the name of every one of them.
        aria-labelledby={`${action} ${name}`}
        aria-describedby={worth}
        onClick={() => onClaim(coupon.id)}
      >
        {text(`coupon.${state}`)}
      </Button>
    </styles.Row>
  );
}
