import type { Coupon } from '@jishi/api/coupons';
import { paths, useShop } from '@jishi/contracts';
import { toInstant, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { JsonLd } from '@jishi/part-kit/json-ld';
import { useCouponText } from '../../../hooks/use-coupon-text.ts';
import { useTexts } from '../../../messages/texts.ts';

/** Coupons for search engines: offers with the time they hold. */
export function CouponOffers({ coupons }: { coupons: readonly Coupon[] }) {
  const text = useTexts();
  const couponText = useCouponText();
  const lang = useLang();
  const { origin } = useShop();
  const there = coupons.filter(({ state }) => state !== 'finished');
  if (there.length === 0) return null;
  const offers = there.map((coupon) => ({
    '@type': 'Offer',
    name: coupon.name ?? coupon.condition,
    description: couponText.short(coupon),
    category: text('coupon.label'),
    url: origin + localePath(lang, paths.coupons()),
    ...moment('validFrom', coupon.startsAt),
    ...moment('validThrough', coupon.endsAt),
  }));
  return <JsonLd data={{ '@type': 'OfferCatalog', name: text('coupons.title'), itemListElement: offers }} />;
}

function moment(name: string, time: string): Record<string, string> {
  const instant = toInstant(time);
  return instant === undefined ? {} : { [name]: new Date(instant).toISOString() };
}
