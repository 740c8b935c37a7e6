import type { Config } from '../config.ts';
import { sendOutboxJob } from '../messages/send-outbox.ts';
import { tellLapsingJob } from '../modules/coupons/tell-lapsing.ts';
import { turnCouponsJob } from '../modules/coupons/turn-coupons.ts';
import { makeExportJob } from '../modules/data-exports/make-export.ts';
import { removeExportsJob } from '../modules/data-exports/remove-exports.ts';
import { flashSalesJob } from '../modules/flash-sales/ensure-flash-sales.ts';
import { sendRemindersJob } from '../modules/flash-sales/reminders/send-reminders.ts';
import { tellLapsingPrizesJob } from '../modules/lotteries/tell-lapsing-prizes.ts';
import { turnLotteriesJob } from '../modules/lotteries/turn-lotteries.ts';
import { askTrackingJob } from '../modules/parcels/ask-tracking.ts';
import { checkPaymentsJob } from '../modules/payments/check-payments.ts';
import { refundDeadlinesJob } from '../modules/refunds/refund-deadlines.ts';
import { cleanUploadsJob } from '../modules/uploads/clean-uploads.ts';
import { cleanUpJob } from './clean-up.ts';
import { confirmReceiptsJob } from './confirm-receipts.ts';
import { deliverOrderJob } from './demo/deliver-order.ts';
import { shipOrderJob } from './demo/ship-order.ts';
import { expireOrdersJob } from './expire-orders.ts';
import type { JobKind } from './job-kinds.ts';
import { reviewOrdersJob } from './review-orders.ts';
import { shelveGoodsJob } from './shelve-goods.ts';

const jobs: readonly JobKind[] = [
  expireOrdersJob,
  confirmReceiptsJob,
  reviewOrdersJob,
  shelveGoodsJob,
  turnCouponsJob,
  tellLapsingJob,
  turnLotteriesJob,
  tellLapsingPrizesJob,
  sendRemindersJob,
  cleanUploadsJob,
  removeExportsJob,
  cleanUpJob,
  checkPaymentsJob,
  askTrackingJob,
  refundDeadlinesJob,
  makeExportJob,
];
/** In demo mode messages stay where they are: nobody is written to. */
const realJobs: readonly JobKind[] = [sendOutboxJob];
/** Work that people do in a real shop. */
const demoJobs: readonly JobKind[] = [shipOrderJob, deliverOrderJob, flashSalesJob];

/** Every job this process takes part in. */
export function jobsOf(config: Pick<Config, 'demo'>): readonly JobKind[] {
  return [...jobs, ...(config.demo ? demoJobs : realJobs)];
}
