import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  name: 'Reviews',
  title: 'Reviews',
  title_of: 'Reviews of {{name}}',
  description: 'What buyers say about {{name}}: stars, pictures and replies of the stallholder',
  none: 'No reviews yet',
  none_hint: 'Those who bought it have not found the time yet.',
  none_such: 'No such reviews',
  none_such_hint: 'Try other stars, or see all of them.',
  good: '{{percent}}% positive',
  histogram: 'Share of each rating',
  star: '{{count}} stars',
  star_one: '{{count}} star',
  filter: 'Filter reviews',
  all: 'All ({{number}})',
  with_pictures: 'With pictures',
  of_star: '{{count}} stars ({{number}})',
  of_star_one: '{{count}} star ({{number}})',
  see_all: 'All reviews',
  picture: 'Picture {{number}} of the buyer',
  pictures_of: 'Pictures by {{author}}',
  added: 'Added later · {{date}}',
  reply: 'Stallholder: ',
  order: 'Order of reviews',
  own_language_first: 'English first',
  newest_first: 'Newest first',
  show_translation: 'Show translation',
  show_original: 'Show original',
  translating: 'Translating',
  translate_again: 'Translate again',
  by_machine: 'Machine translation',
  not_translated: 'That could not be translated',
};

export default en;
