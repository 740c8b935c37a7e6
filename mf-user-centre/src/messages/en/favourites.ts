import type { Translation } from '@jishi/i18n';
import type zh from '../zh/favourites.ts';

export default {
  'favourite.name': 'Favourite',
  'favourite.add': 'Add to favourites',
  'favourite.remove': 'Remove from favourites',

  'favourite.added': 'Added to your favourites',

  'alert.price': 'Tell me when the price drops',
  'alert.stock': 'Tell me when it is back',
  'alert.price-short': 'Price alert',
  'alert.stock-short': 'Stock alert',
  'alert.price-of': 'Price alert: {{name}}',
  'alert.stock-of': 'Stock alert: {{name}}',
  'alert.price-set': 'We will message you when the price drops',
  'alert.stock-set': 'We will message you when it is back',
  'alert.ended': 'Alert switched off',

  'favourites.title': 'My favourites',
  'favourites.none': 'No favourites yet',
  'favourites.none-hint': 'Press the star of a product, and it stays here.',
  'favourites.past-the-end': 'There are no favourites on this page.',
  'favourites.saved-at': 'When you saved it',
  'favourites.price-fell': '{{amount}} cheaper',
  'favourites.sold-out': 'Sold out',
  'favourites.in-sale': 'Flash sale',
  'favourites.gone': 'No longer on sale',
  'favourites.remove-of': 'Remove from favourites: {{name}}',
  'favourites.remove-question': 'Remove from favourites?',
  'favourites.removed': 'Removed from favourites',
} as const satisfies Translation<typeof zh>;
