import type { Coupon } from '@jishi/api/coupons';
import { paths, useSession, useShop } from '@jishi/contracts';
import { LinkButton } from '@jishi/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ClaimButton } from '../../../components/coupon-card/claim-button.tsx';
import type { CouponLook } from '../../../components/coupon-card/coupon-card.styles.ts';
import { CouponCard } from '../../../components/coupon-card/coupon-card.tsx';
import { CouponScope } from '../../../components/coupon-scope.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { type ClaimState, claimStateOf } from '../../../model/claim-state.ts';
import { CouponPeriod } from './coupon-period.tsx';
import { HowFar } from './how-far.tsx';

type CentreCardProps = { coupon: Coupon; isBusy: boolean; onClaim: (couponId: string) => void };

const looks: Record<ClaimState, CouponLook> = {
  open: 'open',
  again: 'open',
  upcoming: 'open',
  claimed: 'claimed',
  'none-left': 'off',
  finished: 'off',
};

/** One coupon of the centre. */
export function CentreCard({ coupon, isBusy, onClaim }: CentreCardProps) {
  const text = useTexts();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const ids = { name: useId(), worth: useId() };
  const state = coupon.state === 'finished' ? 'finished' : claimStateOf(coupon);
  return (
    <CouponCard
      coupon={coupon}
      look={looks[state]}
      ids={ids}
      stamp={state === 'finished' ? text('coupon.finished') : undefined}
      foot={
        <>
          <HowFar coupon={coupon} state={state} />
          {state === 'claimed' ? (
            <UseButton couponId={coupon.id} nameId={ids.name} />
          ) : (
            state !== 'finished' && (
              <ClaimButton coupon={coupon} ids={ids} isBusy={isBusy} asksToSignIn={!isSignedIn} onClaim={onClaim} />
            )
          )}
        </>
      }
    >
      <CouponScope coupon={coupon} />
      <CouponPeriod coupon={coupon} />
    </CouponCard>
  );
}

function UseButton({ couponId, nameId }: { couponId: string; nameId: string }) {
  const text = useTexts();
  const { has } = useShop();
  const action = useId();
  if (!has('mf_catalog/product-list')) return null;
  return (
    <LinkButton
      as={Link}
      to={paths.products({ couponId })}
      id={action}
      aria-labelledby={`${action} ${nameId}`}
      size="sm"
    >
      {text('coupon.use')}
    </LinkButton>
  );
}
