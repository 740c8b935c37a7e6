import type { Coupon } from '@jishi/api/coupons';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './coupon-note.styles.ts';
import { useTotalInScope } from './use-total-in-scope.ts';

/** What is missing to use a coupon, by the lines in the cart it is for. Until that is known, what it is good for. */
export function MissingAmount({ coupon }: { coupon: Coupon }) {
  const text = useTexts();
  const { money } = useFormat();
  const total = useTotalInScope(coupon);
  return <styles.Missing role="status">{sentence()}</styles.Missing>;

  function sentence(): string {
    if (total === null) return text('coupon-note.here');
    const missing = Math.max(0, (coupon.threshold ?? 0) - total);
    if (missing > 0) return text('coupon-note.missing', { amount: money(missing) });
    return text(total > 0 ? 'coupon-note.reached' : 'coupon-note.any');
  }
}
