import type { Translation } from '@jishi/i18n';
import centre from './en/coupon-centre.ts';
import note from './en/coupon-note.ts';
import coupons from './en/coupons.ts';
import fairness from './en/fairness.ts';
import lotteries from './en/lotteries.ts';
import own from './en/own-coupons.ts';
import queue from './en/queue.ts';
import reminders from './en/reminders.ts';
import sales from './en/sales.ts';
import strip from './en/strip.ts';
import type zh from './zh.ts';

const en = {
  ...strip,
  ...sales,
  ...coupons,
  ...centre,
  ...own,
  ...note,
  ...lotteries,
  ...fairness,
  ...reminders,
  ...queue,
} as const satisfies Translation<typeof zh>;

export default en;
