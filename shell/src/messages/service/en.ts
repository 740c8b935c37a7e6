import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en = {
  title: 'Contact service',
  'number-order': 'Order number',
  'number-refund': 'Refund number',
  'waiting-order': 'Copy the order number and send it to support: they find your order by it.',
  'waiting-refund': 'Copy the refund number and send it to support: they find your refund by it.',
  'copied-order': 'The order number is copied. Send it to support and they find your order.',
  'copied-refund': 'The refund number is copied. Send it to support and they find your refund.',
  refused: 'Your browser did not copy it. Please select the number and copy it by hand.',
  open: 'Open online support',
  scan: 'Scan for support, 9:00–21:00',
  code: 'QR code of support',
} as const satisfies Translation<typeof zh>;

export default en;
