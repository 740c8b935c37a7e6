import { paths, useSession, useShop } from '@jishi/contracts';
import { useEffect, useRef } from 'react';
import { type Claiming, useClaim } from '../../../hooks/use-claim.ts';
import { storeClaim, takeClaim } from '../../../model/pending-claim.ts';

/** Claims coupons; what a visitor wanted to claim is claimed when they are back from signing in. */
export function useClaimThatGoesOn(): Claiming {
  const { now } = useShop();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const { claim, claimingId } = useClaim();
  const latest = useRef(claim);
  useEffect(() => {
    latest.current = claim;
  });

  useEffect(() => {
    const pending = isSignedIn ? takeClaim(paths.coupons(), now()) : null;
    if (pending !== null) latest.current(pending);
  }, [isSignedIn, now]);

  return {
    claimingId,
    claim: (couponId) => {
      if (!isSignedIn) storeClaim(couponId, paths.coupons(), now());
      claim(couponId);
    },
  };
}
