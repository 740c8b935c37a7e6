import centre from './zh/coupon-centre.ts';
import note from './zh/coupon-note.ts';
import coupons from './zh/coupons.ts';
import fairness from './zh/fairness.ts';
import lotteries from './zh/lotteries.ts';
import own from './zh/own-coupons.ts';
import queue from './zh/queue.ts';
import reminders from './zh/reminders.ts';
import sales from './zh/sales.ts';
import strip from './zh/strip.ts';

const zh = {
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
} as const;

export default zh;
