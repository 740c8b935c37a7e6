import { CENTRE_PAGE_SIZE, couponCentreQuery, couponInvalidations } from '@jishi/api/coupons/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useSession, useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { PageLinks } from '@jishi/part-kit/page-links';
import { useTurn } from '@jishi/part-kit/use-turn';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useClaimThatGoesOn } from '../hooks/use-claim-that-goes-on.ts';
import { type CentreAddress, centrePath } from '../model/centre-address.ts';
import * as styles from './centre.styles.ts';
import { CentreCard } from './centre-card.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import { NoCoupons } from './no-coupons.tsx';
import { OwnLink } from './own-link.tsx';
import { StateChips } from './state-chips.tsx';

/** A page of coupons. When one of the shop begins or ends it is asked for anew. */
export function CentreBody({ address }: { address: CentreAddress }) {
  const { state, page } = address;
  const { now } = useShop();
  const queries = useQueryClient();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const { data } = useSuspenseQuery(couponCentreQuery(useApi(), isSignedIn, state, page));
  const { claim, claimingId } = useClaimThatGoesOn();
  useTurn({
    at: toInstant(data.turnsAt ?? ''),
    now,
    ask: () => invalidate(queries, couponInvalidations.couponTurned),
  });
  return (
    <>
      <styles.Tools>
        <StateChips state={state} counts={data.counts} />
        <OwnLink />
      </styles.Tools>
      {data.items.length === 0 ? (
        <NoCoupons address={address} isPastTheEnd={data.total > 0} />
      ) : (
        <styles.Cards>
          {data.items.map((coupon) => (
            <li key={coupon.id}>
              <CentreCard coupon={coupon} isBusy={claimingId === coupon.id} onClaim={claim} />
            </li>
          ))}
        </styles.Cards>
      )}
      <PageLinks
        page={page}
        pageSize={CENTRE_PAGE_SIZE}
        total={data.total}
        pathOf={(to) => centrePath({ state, page: to })}
      />
      <CouponOffers coupons={data.items} />
    </>
  );
}
