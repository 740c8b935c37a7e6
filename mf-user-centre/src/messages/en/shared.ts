import type { Translation } from '@jishi/i18n';
import type zh from '../zh/shared.ts';

export default {
  'field.phone': 'Phone number',
  'field.code': 'Code',
  'field.password': 'Password',
  'field.new-password': 'New password',
  'field.repeat-password': 'Repeat the password',
  'field.name': 'Name',
  'field.region': 'Region',
  'field.province': 'Province',
  'field.city': 'City',
  'field.district': 'District',
  'field.place': 'Place',
  'field.house': 'House number',

  'copy.failed': 'That could not be copied. Select the text and copy it yourself.',

  'pages.first': 'Back to the first page',
} as const satisfies Translation<typeof zh>;
