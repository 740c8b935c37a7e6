import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en = {
  'strip.title': 'Flash sale',
  'strip.round': '{{time}} round',
  'strip.ends-in': 'Ends in',
  'strip.days': '{{count}} days',
  'strip.days_one': '{{count}} day',
  'strip.enter': 'See all',
  'strip.sold': '{{percent}}% sold',
  'strip.left': '{{duration}} left',
  'strip.over': 'This round is over',

  'coupon.label': 'Coupons',
  'coupon.panel': 'Coupons to claim',
  'coupon.claim_some': 'Claim {{count}} coupons',
  'coupon.claim_some_one': 'Claim {{count}} coupon',
  'coupon.see': 'See coupons',
  'coupon.percent': '{{percent}}%',
  'coupon.short': '{{worth}} off from {{from}}',
  'coupon.short_any': '{{worth}} off',
  'coupon.any': 'No minimum',
  'coupon.from': 'From {{amount}}',
  'coupon.unlimited': 'No end date',
  'coupon.open': 'Claim',
  'coupon.again': 'Claim another',
  'coupon.claimed': 'Claimed',
  'coupon.none-left': 'None left',
  'coupon.closed': 'Not open',
  'coupon.done': 'Claimed. The best one is chosen when you order.',
} as const satisfies Translation<typeof zh>;

export default en;
