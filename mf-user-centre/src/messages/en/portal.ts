import type { Translation } from '@jishi/i18n';
import type zh from '../zh/portal.ts';

export default {
  'portal.title': 'My centre',
  'portal.guest': 'Guest',
  'portal.edit': 'Edit profile',
  'portal.balance': 'Balance',
  'portal.see-wallet': 'See transactions',
  'portal.points': 'Points',
  'portal.points-worth': 'Worth {{amount}}',
  'portal.orders': 'My orders',
  'portal.all-orders': 'All orders',
  'portal.shortcuts': 'Shortcuts',
  'portal.favourites': 'Favourites',
  'portal.addresses': 'Addresses',
  'portal.coupons': 'Coupons',
  'portal.wallet': 'Wallet',
  'portal.points-list': 'Points',
  'portal.lotteries': 'Lotteries',
  'portal.notices': 'Messages',
  'portal.profile': 'Profile',
  'portal.seen': 'Recently viewed',
  'portal.seen-none': 'Nothing yet. Items you look at are kept here.',
  'portal.clear-question': 'Clear recently viewed?',
  'portal.clear-result': 'The items disappear from here. Favourites and cart are not affected.',
  'portal.cleared': 'Recently viewed is cleared',
  'portal.recommended': 'You may like',
} as const satisfies Translation<typeof zh>;
