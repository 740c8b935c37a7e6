import { z } from 'zod';
import { setting } from '../../../kernel/settings/settings.ts';

/** How long before a flash sale those who asked for it are reminded. */
export const minutesBeforeSale = setting(
  'flash_sales.reminder_minutes',
  'minutes before a flash sale in which customers who asked for it are reminded, from 1 to 120',
  z.int().min(1).max(120),
  5,
);

/** Reminders one customer may wait for at a time. */
export const MAX_REMINDERS = 100;
