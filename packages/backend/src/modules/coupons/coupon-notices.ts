import type { LocalText } from '../../kernel/texts/languages.ts';
import { sameText } from '../../kernel/texts/languages.ts';
import type { Notice } from '../notices/send-notice.ts';
import { type CouponTerms, explainCoupon } from './explain.ts';

/** What a notice tells of a coupon; `until` as notices write times. */
export type LapsingCoupon = CouponTerms & { couponId: number; name: LocalText; ticket: string; until: string };

/** Tells that a coupon can be used for a day only; it leads to the products the coupon is for. */
export function lapsingNotice(coupon: LapsingCoupon): Notice {
  return {
    kind: 'coupon_lapses',
    type: 3,
    link: '/user/coupon/list',
    price: null,
    title: { zh: '优惠券快到期了', en: 'Your coupon ends soon' },
    remark: {
      zh: `“${coupon.name.zh ?? ''}”还有一天到期，别忘了用。`,
      en: `“${coupon.name.en ?? coupon.name.zh ?? ''}” can be used for one more day.`,
    },
    rows: [
      { label: { zh: '优惠券', en: 'Coupon' }, value: coupon.name },
      {
        label: { zh: '使用条件', en: 'Condition' },
        value: { zh: explainCoupon(coupon, 'zh'), en: explainCoupon(coupon, 'en') },
      },
      { label: { zh: '券号', en: 'Number' }, value: sameText(coupon.ticket) },
      { label: { zh: '到期时间', en: 'Ends at' }, value: coupon.until },
    ],
  };
}
