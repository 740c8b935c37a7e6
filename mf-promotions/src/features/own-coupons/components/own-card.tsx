import type { OwnedCoupon } from '@jishi/api/coupons';
import { useFormat } from '@jishi/i18n';
import { CopyButton } from '@jishi/part-kit/copy-button';
import { useId } from 'react';
import { CouponCard } from '../../../components/coupon-card/coupon-card.tsx';
import { CouponScope } from '../../../components/coupon-scope.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { periodText } from '../../../model/period-text.ts';
import * as styles from './own.styles.ts';
import { OwnWay } from './own-way.tsx';

/** A coupon of the customer: what it is worth and for what, its number, and where it leads. */
export function OwnCard({ owned }: { owned: OwnedCoupon }) {
  const text = useTexts();
  const format = useFormat();
  const ids = { name: useId(), worth: useId() };
  const { coupon, state, number, receivedAt, validUntil } = owned;
  const valid = validUntil === '' ? text('coupon.unlimited') : periodText(format, receivedAt, validUntil);
  return (
    <CouponCard
      coupon={coupon}
      look={state === 'unused' ? 'claimed' : 'off'}
      heading="h3"
      ids={ids}
      stamp={state === 'unused' ? undefined : text(`own-coupons.stamp-${state}`)}
      foot={<OwnWay owned={owned} ids={ids} />}
    >
      <CouponScope coupon={coupon} />
      <span>{valid}</span>
      <styles.TicketNumber>
        {text('own-coupons.number')} <b>{number}</b>
        <CopyButton
          value={number}
          of={text('own-coupons.number-of', { name: coupon.name ?? coupon.condition })}
          failed={text('own-coupons.copy-failed')}
        />
      </styles.TicketNumber>
    </CouponCard>
  );
}
