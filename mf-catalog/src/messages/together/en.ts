import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  title: 'Bought together',
  why: 'Customers bought these with it',
  own: 'This product',
  include: 'Include {{name}}',
  options: 'Options of {{name}}',
  'in-cart': 'In your cart',
  sale: 'At the usual price: a flash sale is for this product alone',
  missing: 'Choose {{names}} first, then add all of them',
  choose: 'Choose options',
  sum: 'Total of {{count}} products',
  sum_one: 'Total of {{count}} product',
};

export default en;
