import type { Translation } from '@jishi/i18n';
import type zh from '../zh/strip.ts';

const strip = {
  'strip.title': 'Flash sale',
  'strip.round': '{{time}} round',
  'strip.ends-in': 'Ends in',
  'strip.days': '{{count}} days',
  'strip.days_one': '{{count}} day',
  'strip.enter': 'See all',
  'strip.sold': '{{percent}}% sold',
  'strip.held': 'All held, may come back',
  'strip.left': '{{duration}} left',
  'strip.over': 'This round is over',
  'strip.starts-in': 'Starts in',
  'strip.wait': '{{duration}} until it starts',
  'strip.begun': 'This round has begun',
  'strip.opens': 'The awning goes up at {{time}}. Have a look round meanwhile.',
} as const satisfies Translation<typeof zh>;

export default strip;
