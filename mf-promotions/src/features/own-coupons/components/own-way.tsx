import type { OwnedCoupon } from '@jishi/api/coupons';
import { paths, useShop } from '@jishi/contracts';
import { LinkButton } from '@jishi/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { LapseMark } from './lapse-mark.tsx';
import * as styles from './own.styles.ts';

type OwnWayProps = { owned: OwnedCoupon; ids: { name: string; worth: string } };

/** What became of a coupon, and where to go with it: to what it is for, or to the order it was used for. */
export function OwnWay({ owned: { state, validUntil, orderId, coupon }, ids }: OwnWayProps) {
  const text = useTexts();
  const { has } = useShop();
  const action = useId();
  const way =
    state === 'unused' && has('mf_catalog/product-list')
      ? { to: paths.products({ couponId: coupon.id }), label: text('coupon.use') }
      : orderId !== null && has('mf_user_centre/order-detail')
        ? { to: paths.order(orderId), label: text('own-coupons.order') }
        : null;
  return (
    <styles.Head>
      <styles.State>
        {state === 'unused' ? <LapseMark validUntil={validUntil} /> : text(`own-coupons.state-${state}`)}
      </styles.State>
      {way && (
        <LinkButton
          as={Link}
          to={way.to}
          id={action}
          aria-labelledby={`${action} ${ids.name}`}
          aria-describedby={ids.worth}
          size="sm"
        >
          {way.label}
        </LinkButton>
      )}
    </styles.Head>
  );
}
