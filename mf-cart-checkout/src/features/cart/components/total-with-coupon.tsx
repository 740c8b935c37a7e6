import type { CartLine } from '@jishi/api/cart';
import { linesWithCouponQuery } from '@jishi/api/coupons/queries';
import { useApi, useSession } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './settle-bar.styles.ts';

/**
 * What the chosen lines cost with the best coupon one has or could claim, as the server works it out. Its row is there before that is
 * known: nothing moves when it comes.
 */
export function TotalWithCoupon({ selected }: { selected: readonly CartLine[] }) {
  const text = useTexts();
  const format = useFormat();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data, isPlaceholderData } = useQuery({
    ...linesWithCouponQuery(useApi(), isSignedIn, selected),
    enabled: selected.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = selected.length > 0 && data?.coupon ? { total: data.total, coupon: data.coupon } : null;
  if (!found) return <styles.WithCoupon />;
  const { total, coupon } = found;
  const price = format.moneyRange(total.min, total.max);
  return (
    <styles.WithCoupon $isOld={isPlaceholderData} title={coupon.name ?? coupon.condition}>
      {text(coupon.ownedId === null ? 'cart.with-coupon-to-claim' : 'cart.with-coupon', { price })}
    </styles.WithCoupon>
  );
}
