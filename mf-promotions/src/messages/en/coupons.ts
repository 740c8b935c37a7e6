import type { Translation } from '@jishi/i18n';
import type zh from '../zh/coupons.ts';

const coupons = {
  'coupon.label': 'Coupons',
  'coupon.panel': 'Coupons to claim',
  'coupon.claim_some': 'Claim {{count}} coupons',
  'coupon.claim_some_one': 'Claim {{count}} coupon',
  'coupon.see': 'See coupons',
  'coupon.percent': '{{figure}}%',
  'coupon.percent_figure': '{{figure}}%',
  'coupon.percent_unit': 'off',
  'coupon.short-amount': '{{worth}} off over {{from}}',
  'coupon.short-random': '{{worth}} off over {{from}}, drawn',
  'coupon.short-percent': '{{worth}} off over {{from}}',
  'coupon.short_any-amount': '{{worth}} off',
  'coupon.short_any-random': '{{worth}} off, drawn',
  'coupon.short_any-percent': '{{worth}} off',
  'coupon.any': 'No minimum',
  'coupon.from': 'On orders over {{amount}}',
  'coupon.unlimited': 'No end date',
  'coupon.open': 'Claim',
  'coupon.sign-in': 'Log in to claim',
  'coupon.again': 'Claim another',
  'coupon.claimed': 'Claimed',
  'coupon.none-left': 'None left',
  'coupon.upcoming': 'Not open yet',
  'coupon.finished': 'Ended',
  'coupon.done': 'Claimed. The best one is chosen when you order.',
  'coupon.use': 'Use now',
  'coupon.scope-all': 'For all products',
  'coupon.scope-categories': 'For some categories',
  'coupon.scope-products': 'For selected products',
  'coupon.scope_only': 'For',
  'coupon.scope_joint': ', ',
  'coupon.scope_more': ' and more',
} as const satisfies Translation<typeof zh>;

export default coupons;
