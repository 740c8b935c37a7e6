import { couponInvalidations, OWNED_PAGE_SIZE, ownedCouponsQuery } from '@jishi/api/coupons/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { useTurn } from '@jishi/part-kit/use-turn';
import { CardBody } from '@jishi/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { nextEnd } from '../model/next-end.ts';
import { type OwnAddress, ownPath, stateOf } from '../model/own-address.ts';
import { NoOwnCoupons } from './no-own-coupons.tsx';
import * as styles from './own.styles.ts';
import { OwnCard } from './own-card.tsx';
import { OwnTabs } from './own-tabs.tsx';

/** A page of the customer's coupons; one that ends meanwhile moves to its tab. */
export function OwnBody({ address }: { address: OwnAddress }) {
  const { tab, page } = address;
  const { now } = useShop();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(ownedCouponsQuery(useApi(), stateOf(tab), page));
  useTurn({ at: nextEnd(data.items), now, ask: () => invalidate(queries, couponInvalidations.couponLapsed) });
  return (
    <>
      <OwnTabs tab={tab} counts={data.counts} />
      <CardBody>
        {data.items.length === 0 ? (
          <NoOwnCoupons address={address} isPastTheEnd={data.total > 0} />
        ) : (
          <styles.Cards>
            {data.items.map((owned) => (
              <li key={owned.id}>
                <OwnCard owned={owned} />
              </li>
            ))}
          </styles.Cards>
        )}
        <PageLinks
          page={page}
          pageSize={OWNED_PAGE_SIZE}
          total={data.total}
          pathOf={(to) => ownPath({ tab, page: to })}
        />
      </CardBody>
    </>
  );
}
