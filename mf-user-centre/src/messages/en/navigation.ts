import type { Translation } from '@jishi/i18n';
import type zh from '../zh/navigation.ts';

export default {
  'nav.register': 'Register',
  'nav.centre': 'My account',
  'nav.me': 'Me',
  'nav.overview': 'Overview',
  'nav.favourites': 'Favourites',
} as const satisfies Translation<typeof zh>;
