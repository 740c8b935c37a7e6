import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en = {
  'service.title': 'Contact service',
  'service.number-order': 'Order number',
  'service.number-refund': 'Refund number',
  'service.copied-order': 'The order number is copied. Send it to support and they find your order.',
  'service.copied-refund': 'The refund number is copied. Send it to support and they find your refund.',
  'service.copy-order': 'Copy the order number and send it to support: they find your order by it.',
  'service.copy-refund': 'Copy the refund number and send it to support: they find your refund by it.',
  'service.not-copied': 'Your browser did not copy it. Please select the number and copy it by hand.',
  'service.open': 'Open online support',
  'service.scan': 'Scan for support, 9:00–21:00',
  'service.code': 'QR code of support',
} as const satisfies Translation<typeof zh>;

export default en;
