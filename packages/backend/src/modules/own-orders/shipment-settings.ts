import { z } from 'zod';
import { setting } from '../../kernel/settings/settings.ts';

export const hoursBetweenReminders = setting(
  'orders.remind_hours',
  'hours after which a customer may remind the shop to send an order again, from 1 to 720',
  z.int().min(1).max(720),
  24,
);

export const daysOfExtension = setting(
  'orders.receipt_extension_days',
  'days by which a customer may put off the automatic receipt, once, from 1 to 30',
  z.int().min(1).max(30),
  7,
);
