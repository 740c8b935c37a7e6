import { openCouponsQuery } from '@jishi/api/coupons/queries';
import { type FragmentProps, useApi, useSession } from '@jishi/contracts';
import { CouponTicket } from '@jishi/part-kit/coupon-ticket';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useClaim } from '../../hooks/use-claim.ts';
import { useCouponText } from '../../hooks/use-coupon-text.ts';
import { useTexts } from '../../messages/texts.ts';
import { claimStateOf } from '../../model/claim-state.ts';
import { CouponPanel } from './coupon-panel.tsx';
import * as styles from './coupon-popover.styles.ts';
import { CouponRows } from './coupon-rows.tsx';
import { useFirstOrder } from './hooks/use-first-order.ts';
import { couponsOfProduct } from './model/coupons-of-product.ts';

/** As many stand beside each other as small tickets. */
const TICKETS = 2;

/** Coupons of a product: the best as tickets, all of them to claim in a panel. Nothing where there are none. */
export function CouponPopover(props: FragmentProps['mf_promotions/coupon-popover']) {
  const text = useTexts();
  const couponText = useCouponText();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data } = useSuspenseQuery(openCouponsQuery(useApi(), isSignedIn));
  const { claim, claimingId } = useClaim();
  const coupons = couponsOfProduct(data.items, props);
  const tickets = useFirstOrder(coupons).slice(0, TICKETS);
  if (coupons.length === 0) return null;
  const open = coupons.filter((coupon) => claimStateOf(coupon) === 'open').length;
  const label = open > 0 ? text('coupon.claim_some', { count: open }) : text('coupon.see');
  return (
    <styles.Line>
      <styles.Label>{text('coupon.label')}</styles.Label>
      <styles.Offer>
        {tickets.map((coupon) => (
          <CouponTicket key={coupon.id}>{couponText.short(coupon)}</CouponTicket>
        ))}
        <CouponPanel label={label}>
          <CouponRows coupons={coupons} claimingId={claimingId} onClaim={claim} />
        </CouponPanel>
      </styles.Offer>
    </styles.Line>
  );
}
