import { ownedCouponCountQuery } from '@jishi/api/coupons/queries';
import { paths, useApi, useSession, useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { MoreLink } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

/** The way to the customer's own coupons, with how many can be used as soon as that is known. */
export function OwnLink() {
  const text = useTexts();
  const { has } = useShop();
  const isSignedIn = useSession((session) => session.isSignedIn);
  if (!isSignedIn || !has('mf_promotions/own-coupons')) return null;
  const uncounted = text('own-coupons.title');
  return (
    <MoreLink as={Link} to={paths.ownCoupons()}>
      <Block fallback={uncounted} failed={uncounted}>
        <Counted />
      </Block>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </MoreLink>
  );
}

/** Waited for on the server: a number that came after the words were written would be in the browser before they are taken over. */
function Counted() {
  const text = useTexts();
  const { data: count } = useSuspenseQuery(ownedCouponCountQuery(useApi()));
  return text('coupons.own', { count });
}
