import type { Translation } from '@jishi/i18n';
import type zh from '../zh/own-coupons.ts';

const own = {
  'own-coupons.title': 'My coupons',
  'own-coupons.tabs': 'Coupons',
  'own-coupons.tab-all': 'All',
  'own-coupons.tab-unused': 'Unused',
  'own-coupons.tab-used': 'Used',
  'own-coupons.tab-invalid': 'Expired',
  'own-coupons.to-centre': 'Claim coupons',
  'own-coupons.number': 'No.',
  'own-coupons.number-of': 'number of “{{name}}”',
  'own-coupons.copy-failed': 'That could not be copied. Select the number and copy it yourself.',
  'own-coupons.days-left': '{{count}} days left',
  'own-coupons.days-left_one': '{{count}} day left',
  'own-coupons.ends-in': 'Ends soon: {{clock}} left',
  'own-coupons.stamp-used': 'Used',
  'own-coupons.stamp-invalid': 'Expired',
  'own-coupons.state-unused': 'Ready to use',
  'own-coupons.state-used': 'Used',
  'own-coupons.state-invalid': 'Expired',
  'own-coupons.order': 'See the order',
  'own-coupons.none-all': 'No coupons yet',
  'own-coupons.none-unused': 'No coupons to use',
  'own-coupons.none-hint': 'The stalls often give some away: claim a few first.',
  'own-coupons.none-used': 'You have not used a coupon yet',
  'own-coupons.none-invalid': 'No coupons have expired',
} as const satisfies Translation<typeof zh>;

export default own;
