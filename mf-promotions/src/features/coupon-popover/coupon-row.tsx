import type { Coupon } from '@jishi/api/coupons';
import { useId } from 'react';
import { ClaimButton } from '../../components/coupon-card/claim-button.tsx';
import { CouponCard } from '../../components/coupon-card/coupon-card.tsx';
import { useCouponText } from '../../hooks/use-coupon-text.ts';
import { claimStateOf, isClaimable } from '../../model/claim-state.ts';
import * as styles from './coupon-popover.styles.ts';
import { useKeptFocus } from './hooks/use-kept-focus.ts';

type CouponRowProps = { coupon: Coupon; isBusy: boolean; onClaim: (couponId: string) => void };

/** One coupon: what it is worth, when it counts, and the button to claim it. */
export function CouponRow({ coupon, isBusy, onClaim }: CouponRowProps) {
  const couponText = useCouponText();
  const ids = { name: useId(), worth: useId() };
  const state = claimStateOf(coupon);
  return (
    <styles.Row ref={useKeptFocus<HTMLLIElement>()} tabIndex={-1}>
      <CouponCard
        coupon={coupon}
        look={state === 'claimed' ? 'claimed' : isClaimable(state) ? 'open' : 'off'}
        isCompact
        heading="b"
        ids={ids}
        foot={<ClaimButton coupon={coupon} ids={ids} isBusy={isBusy} onClaim={onClaim} />}
      >
        {coupon.name !== null && <span>{coupon.condition}</span>}
        <span>{couponText.period(coupon)}</span>
      </CouponCard>
    </styles.Row>
  );
}
