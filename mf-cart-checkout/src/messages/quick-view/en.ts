import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  title: 'Quick view',
  details: 'See full details',
  pictures: 'Pictures of the product',
  picture: 'Picture {{number}} of {{total}}',
  reviews: '{{count}} reviews',
  reviews_one: '{{count}} review',
};

export default en;
