import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  title: 'Compare products',
  description: 'Up to four products side by side: price, stock, choices and facts',
  none: 'Nothing to compare yet',
  none_hint: 'Press the scales on a product card or page, for up to {{count}} products.',
  table: 'Comparison of products',
  mark: 'Mark differences',
  unknown: '–',
  price: 'Price',
  was: 'Regular price',
  sales: 'Sold',
  stock: 'Stock',
  'in-stock': '{{count}} in stock',
  closed: 'Not on sale',
  'sold-out': 'Sold out',
  limit: 'Limit per order',
  unlimited: 'None',
  pieces: '{{count}}',
  delivery: 'Delivery',
  yes: 'Yes',
  no: 'No',
  unit: 'Unit price',
  rating: 'Rating',
  reviews: '{{count}} reviews',

  'balance.title': 'The honest scale',
  'balance.hint':
    'The same amount of each, worked out from what is in the pack, in its best-value option. The dearer side sinks.',
  'balance.left': 'Left pan',
  'balance.right': 'Right pan',
  'balance.cheaper': '“{{name}}” is {{amount}} cheaper {{per}}.',
  'balance.equal': 'The same price {{per}}: the beam is level.',
  'balance.unlike': 'One is sold {{one}}, the other {{other}}: they cannot be weighed against each other.',
  'balance.sold.g': 'by weight',
  'balance.sold.ml': 'by volume',
  'balance.sold.piece': 'by the piece',
  'balance.sold.use': 'by the use',
};

export default en;
