import type { Lang } from '../../kernel/texts/languages.ts';
import type { CouponKind } from '../../kernel/words/coupons.ts';

/** What a coupon asks for: amounts in cents, `threshold` 0 without one. */
export type CouponTerms = { type: CouponKind; cost: number; threshold: number };

/** The condition of a coupon in words. */
export function explainCoupon({ type, cost, threshold }: CouponTerms, lang: Lang): string {
  if (threshold === 0) return lang === 'zh' ? '无门槛' : 'No threshold';
  const least = amount(threshold, lang);
  if (type === 'threshold') {
    const off = amount(cost, lang);
    return lang === 'zh' ? `满${least}减${off}` : `Spend ${least}, ${off} off`;
  }
  return lang === 'zh' ? `满${least}可用` : `Usable from ${least}`;
}

/** `¥199`, `$19.9`: the symbol goes with the language, amounts are never converted. */
function amount(cents: number, lang: Lang): string {
  return `${lang === 'zh' ? '¥' : '$'}${cents / 100}`;
}
