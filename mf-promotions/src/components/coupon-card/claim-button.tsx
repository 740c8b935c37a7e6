import type { Coupon } from '@jishi/api/coupons';
import { Button } from '@jishi/ui';
import { useId } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { claimStateOf, isClaimable } from '../../model/claim-state.ts';

type ClaimButtonProps = {
  coupon: Coupon;
  /** Ids of the coupon's name and worth: "claim" alone would be the name of every button. */
  ids: { name: string; worth: string };
  isBusy: boolean;
  /** Says to visitors that signing in comes first. */
  asksToSignIn?: boolean;
  onClaim: (couponId: string) => void;
};

/** Claims a coupon, or says why it cannot be claimed. */
export function ClaimButton({ coupon, ids, isBusy, asksToSignIn = false, onClaim }: ClaimButtonProps) {
  const text = useTexts();
  const action = useId();
  const state = claimStateOf(coupon);
  return (
    <Button
      id={action}
      size="sm"
      kind={state === 'open' ? 'primary' : 'line'}
      disabled={!isClaimable(state)}
      busy={isBusy}
      aria-labelledby={`${action} ${ids.name}`}
      aria-describedby={ids.worth}
      onClick={() => onClaim(coupon.id)}
    >
      {text(state === 'open' && asksToSignIn ? 'coupon.sign-in' : `coupon.${state}`)}
    </Button>
  );
}
