import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  label: 'Sections of this page',
  product: 'Product',
  bar: 'This product',
  'bar-buy': 'Choose and buy',
};

export default en;
