import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  title: 'Help centre',
  about: '{{shop}} help centre: {{name}}',
  none: 'No help articles yet',
  none_hint: 'We’re writing them. Please come back later.',
  empty: 'No articles in this column yet',
  empty_hint: 'We’re writing them. Have a look at the other columns.',
  past_end: 'No articles on this page',
  unwritten: 'This article isn’t written yet',
  table: 'Table',
  neighbours: 'Articles before and after',
  previous: 'Previous',
  next: 'Next',
};

export default en;
