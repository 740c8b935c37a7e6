import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

export default {
  'shared.title': 'A shared list',
  'shared.home': 'Home',
  'shared.from': 'A list shared by {{from}}',
  'shared.until': 'Prices are current. The link works until {{date}}.',
  'shared.gone': '{{count}} items are no longer on sale and left out.',
  'shared.gone_one': '{{count}} item is no longer on sale and left out.',
  'shared.none': 'Nothing on this list is on sale now',
  'shared.none-text': 'Come back later, or have a look around.',
  'shared.goods': 'Products',
  'shared.choose': '{{count}} items have options, are bought on their own or sold out: see each of them.',
  'shared.choose_one': '{{count}} item has options, is bought on its own or sold out: see it by itself.',
  'shared.sold-out': 'Sold out',
  'shared.keep': 'Add all to favourites',
  'shared.kept': '{{count}} items added to your favourites',
  'shared.kept_one': '{{count}} item added to your favourites',
  'shared.kept-before': 'All of these are your favourites already',
  'shared.to-favourites': 'See my favourites',
  'shared.favour': 'Add to favourites: {{name}}',
  'shared.script': 'Adding to the cart or to favourites needs JavaScript.',
  'shared.broken': 'This list cannot be opened',
  'shared.no-link': 'This address holds no link of a list.',
} as const satisfies Translation<typeof zh>;
