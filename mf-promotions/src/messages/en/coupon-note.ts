import type { Translation } from '@jishi/i18n';
import type zh from '../zh/coupon-note.ts';

const note = {
  'coupon-note.label': 'Using a coupon',
  'coupon-note.here': 'Good for all products below',
  'coupon-note.missing': 'Spend {{amount}} more to use it',
  'coupon-note.reached': 'Your cart has enough to use it',
  'coupon-note.any': 'No minimum: any product will do',
  'coupon-note.until': 'Until {{time}}',
  'coupon-note.cart': 'To the cart',
} as const satisfies Translation<typeof zh>;

export default note;
