import type { Coupon } from '@jishi/api/coupons';
import { useFirstNow } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { TimeLeft } from '../../../components/time-left.tsx';
import { useCouponText } from '../../../hooks/use-coupon-text.ts';
import { useTexts } from '../../../messages/texts.ts';
import { isWithinDay } from '../../../model/last-day.ts';

/** When a coupon is to be had: from when on, how long, on the last day before either by a clock. */
export function CouponPeriod({ coupon }: { coupon: Coupon }) {
  const text = useTexts();
  const format = useFormat();
  const couponText = useCouponText();
  const now = useFirstNow();
  const { state, startsAt, endsAt } = coupon;
  const start = toInstant(startsAt);
  const end = toInstant(endsAt);
  if (state === 'upcoming') {
    if (isWithinDay(start, now)) {
      return <TimeLeft endsAt={start} say={(clock) => text('coupons.starts-in', { clock })} />;
    }
    return <span>{text('coupons.starts', { time: format.date(startsAt, 'short') })}</span>;
  }
  if (state === 'underway' && isWithinDay(end, now)) {
    return <TimeLeft endsAt={end} say={(clock) => text('coupons.ends-in', { clock })} />;
  }
  return <span>{couponText.period(coupon)}</span>;
}
