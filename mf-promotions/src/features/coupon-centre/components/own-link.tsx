import { ownedCouponCountQuery } from '@jishi/api/coupons/queries';
import { paths, useApi, useSession, useShop } from '@jishi/contracts';
import { MoreLink } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

/** The way to the customer's own coupons, with how many can be used. */
export function OwnLink() {
  const text = useTexts();
  const { has } = useShop();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const { data: count } = useQuery({ ...ownedCouponCountQuery(useApi()), enabled: isSignedIn });
  if (!isSignedIn || !has('mf_promotions/own-coupons')) return null;
  return (
    <MoreLink as={Link} to={paths.ownCoupons()}>
      {count === undefined ? text('own-coupons.title') : text('coupons.own', { count })}
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </MoreLink>
  );
}
