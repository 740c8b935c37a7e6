import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en = {
  'home.title': '__title__',
  'home.description': 'A new stall of the market.',
  'home.visitor': 'friend',
  'home.waved': 'Waved {{count}} times',
  'home.waved_one': 'Waved {{count}} time',
  'teaser.hello': 'Hello, {{name}}!',
  'teaser.wave': 'Wave back',
} as const satisfies Translation<typeof zh>;

export default en;
