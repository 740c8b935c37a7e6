import type { Translation } from '@jishi/i18n';
import type zh from '../zh/legal.ts';

export default {
  'legal.terms': 'Terms of use',
  'legal.privacy': 'Privacy policy',
  'legal.and': ' and the ',
  'legal.new-tab': ' (opens in a new tab)',
  'legal.published': 'Applies from {{date}}',
  'legal.print': 'Print',
  'legal.missing': 'The shop has not published this text yet.',
} as const satisfies Translation<typeof zh>;
