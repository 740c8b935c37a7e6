import { couponQuery } from '@jishi/api/coupons/queries';
import { paths, useApi, useSession, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { validUntil } from '@jishi/part-kit/valid-until';
import { LinkButton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ClaimButton } from '../../components/coupon-card/claim-button.tsx';
import { CouponCard } from '../../components/coupon-card/coupon-card.tsx';
import { useClaim } from '../../hooks/use-claim.ts';
import { useCouponText } from '../../hooks/use-coupon-text.ts';
import { useTexts } from '../../messages/texts.ts';
import { claimStateOf } from '../../model/claim-state.ts';
import * as styles from './coupon-note.styles.ts';
import { MissingAmount } from './missing-amount.tsx';

/** The coupon as a card of one row: its end, what the cart still lacks, and the next step with it. */
export function NotedCoupon({ couponId }: { couponId: string }) {
  const text = useTexts();
  const format = useFormat();
  const couponText = useCouponText();
  const { has } = useShop();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const { data } = useSuspenseQuery(couponQuery(useApi(), isSignedIn, couponId));
  const { claim, claimingId } = useClaim();
  const ids = { name: useId(), worth: useId() };
  const { coupon, own } = data;
  const isOver = own === null && coupon.state === 'finished';
  const canClaim = own === null && claimStateOf(coupon) !== 'claimed';
  return (
    <styles.Place aria-label={text('coupon-note.label')}>
      <CouponCard
        coupon={own ? { ...coupon, value: own.value } : coupon}
        look={own ? 'claimed' : isOver ? 'off' : 'open'}
        isCompact
        ids={ids}
        foot={
          canClaim ? (
            <ClaimButton coupon={coupon} ids={ids} isBusy={claimingId === coupon.id} onClaim={claim} />
          ) : (
            own &&
            has('mf_cart_checkout/cart') && (
              <LinkButton as={Link} to={paths.cart()} size="sm">
                {text('coupon-note.cart')}
              </LinkButton>
            )
          )
        }
      >
        <span>
          {own ? text('coupon-note.until', { time: validUntil(format, own.validUntil) }) : couponText.period(coupon)}
        </span>
        {!isOver && <MissingAmount coupon={coupon} />}
      </CouponCard>
    </styles.Place>
  );
}
