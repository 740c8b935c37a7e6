import type { Translation } from '@jishi/i18n';
import type zh from '../zh/coupon-centre.ts';

const centre = {
  'coupons.home': 'Home',
  'coupons.title': 'Coupons',
  'coupons.intro': 'Claim first, then shop. The best one is chosen when you order.',
  'coupons.page_title-underway': 'Coupons',
  'coupons.page_title-upcoming': 'Upcoming coupons',
  'coupons.page_title-finished': 'Coupons that have ended',
  'coupons.title_page': '{{title}}, page {{page}}',
  'coupons.description': 'Coupons of {{shop}}: amounts off, percentages off and lucky money. Claim first, then order.',
  'coupons.tabs': 'State of the coupons',
  'coupons.underway': 'Underway',
  'coupons.upcoming': 'Upcoming',
  'coupons.finished': 'Ended',
  'coupons.own': 'My coupons: {{count}}',
  'coupons.left-share': '{{count}}% left',
  'coupons.left-few': 'Only {{count}} left',
  'coupons.had-of': '{{taken}} of {{limit}} claimed',
  'coupons.had': '{{taken}} claimed',
  'coupons.none-left': 'All are taken',
  'coupons.over': 'This has ended',
  'coupons.not-yet': 'Opens at that time',
  'coupons.starts': 'Starts {{time}}',
  'coupons.starts-in': 'Starts in {{clock}}',
  'coupons.ends-in': 'Ends in {{clock}}',
  'coupons.none-underway': 'No coupons to claim right now',
  'coupons.none-hint': 'Come back in a few days.',
  'coupons.none-upcoming': 'No coupons are coming up at the moment',
  'coupons.none-finished': 'No coupons have ended yet',
  'coupons.see-underway': 'See what is underway',
  'coupons.past-the-end': 'No coupons on this page.',
  'coupons.first-page': 'Back to the first page',
} as const satisfies Translation<typeof zh>;

export default centre;
