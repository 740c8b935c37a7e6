import type { Coupon } from '@jishi/api/coupons';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../../messages/texts.ts';

/** Coupons in words: what they are worth, from when on, how long. */
export function useCouponText() {
  const text = useTexts();
  const format = useFormat();
  /** Whole amounts without cents: `¥30`. */
  const amount = (cents: number) => format.money(cents).replace(/\.00$/, '');
  const worth = ({ value }: Coupon) =>
    value.kind === 'amount' ? amount(value.amount) : text('coupon.percent', { percent: value.percent });
  return {
    worth,
    short: (coupon: Coupon) =>
      coupon.threshold === null
        ? text('coupon.short_any', { worth: worth(coupon) })
        : text('coupon.short', { from: amount(coupon.threshold), worth: worth(coupon) }),
    threshold: ({ threshold }: Coupon) =>
      threshold === null ? text('coupon.any') : text('coupon.from', { amount: amount(threshold) }),
    period: ({ startsAt, endsAt }: Coupon) =>
      endsAt === ''
        ? text('coupon.unlimited')
        : `${format.date(startsAt, 'dotted')} - ${format.date(endsAt, 'dotted')}`,
  };
}
