import { z } from 'zod';
import { setting } from '../../kernel/settings/settings.ts';

/** Time to pay an order. */
export const minutesToPay = setting(
  'payment.time_limit_minutes',
  'minutes in which a new order has to be paid, from 5 to 43200 (30 days)',
  z.int().min(5).max(43_200),
  1440,
);

/** Days after shipping until receipt is confirmed by itself, at midnight. */
export const daysUntilReceipt = setting(
  'orders.auto_receipt_days',
  'days after shipping until receipt is confirmed by itself, at midnight, from 1 to 90',
  z.int().min(1).max(90),
  7,
);

/** Days a received order waits for a review. */
export const daysToReview = setting(
  'orders.auto_review_days',
  'days a received order waits for a review, from 1 to 365',
  z.int().min(1).max(365),
  12,
);

/** Days a removed order can be brought back by its customer. */
export const daysInBin = setting(
  'orders.bin_days',
  'days a customer can bring a deleted order back, from 1 to 365',
  z.int().min(1).max(365),
  30,
);
