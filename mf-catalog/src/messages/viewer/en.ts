import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  closer: 'Zoom in',
  further: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
};

export default en;
