import { productWithCouponQuery } from '@jishi/api/coupons/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi, useSession } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import * as styles from './coupon-price.styles.ts';

type CouponPriceProps = { productId: string; purchase: PurchaseState };

/** What the chosen pieces cost with the best coupon one has or could claim, as the server works it out. */
export function CouponPrice(props: CouponPriceProps) {
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  return features.coupons ? <WithCoupon {...props} /> : null;
}

function WithCoupon({ productId, purchase: { variant, missing, quantity } }: CouponPriceProps) {
  const text = useDetailWords();
  const format = useFormat();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data = [], isPlaceholderData } = useQuery({
    ...productWithCouponQuery(useApi(), isSignedIn, productId, quantity),
    placeholderData: keepPreviousData,
  });
  const variantId = variant?.id ?? null;
  const found = missing.length > 0 ? undefined : data.find((one) => one.variantId === variantId);
  if (!found?.coupon) return null;
  const { total, coupon } = found;
  const price = format.moneyRange(total.min, total.max);
  const name = coupon.name ?? coupon.condition;
  return (
    <styles.Line $isOld={isPlaceholderData}>
      <styles.Amount>
        {quantity > 1 ? text('with-coupon-many', { price, count: quantity }) : text('with-coupon', { price })}
      </styles.Amount>
      <styles.Coupon title={coupon.condition}>
        {text(coupon.ownedId === null ? 'coupon-to-claim' : 'coupon-owned', { name })}
      </styles.Coupon>
    </styles.Line>
  );
}
