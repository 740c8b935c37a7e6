import type { Lang } from '../../kernel/texts/languages.ts';
import type { CouponKind } from '../../kernel/words/coupons.ts';

/** What a coupon asks for: amounts in cents, `sill` 0 without a threshold. */
export type CouponTerms = { type: CouponKind; cost: number; sill: number };

/** The condition of a coupon in words (entities 3.1). */
export function explainCoupon({ type, cost, sill }: CouponTerms, lang: Lang): string {
  if (sill === 0) return lang === 'zh' ? '无门槛' : 'No threshold';
  const threshold = amount(sill, lang);
  if (type === 'threshold') {
    const off = amount(cost, lang);
    return lang === 'zh' ? `满${threshold}减${off}` : `Spend ${threshold}, ${off} off`;
  }
  return lang === 'zh' ? `满${threshold}可用` : `Usable from ${threshold}`;
}

/** `¥199`, `$19.9`: the symbol goes with the language, amounts are never converted. */
function amount(cents: number, lang: Lang): string {
  return `${lang === 'zh' ? '¥' : '$'}${cents / 100}`;
}
