import { deliverOrderJob } from '../demo/courier/deliver-order.ts';
import { shipOrderJob } from '../demo/courier/ship-order.ts';
import { flashSalesJob } from '../demo/flash-sales/ensure-flash-sales.ts';
import type { Config } from '../kernel/config/config.ts';
import type { JobKind } from '../kernel/jobs/job-kinds.ts';
import { shelveProductsJob } from '../modules/catalogue/shelve-products-job.ts';
import { couponExpiryJob } from '../modules/coupons/expiry-notices.ts';
import { turnCouponsJob } from '../modules/coupons/turn-coupons.ts';
import { makeExportJob } from '../modules/data-exports/make-export.ts';
import { removeExportsJob } from '../modules/data-exports/remove-exports.ts';
import { sendAlertsJob } from '../modules/favourites/send-alerts.ts';
import { sendRemindersJob } from '../modules/flash-sales/reminders/send-reminders.ts';
import { prizeExpiryJob } from '../modules/lotteries/expiry-notices.ts';
import { turnLotteriesJob } from '../modules/lotteries/turn-lotteries.ts';
import { sendOutboxJob } from '../modules/messages/send-outbox.ts';
import { expireOrdersJob } from '../modules/orders/jobs/expire-orders.ts';
import { askTrackingJob } from '../modules/parcels/ask-tracking.ts';
import { checkPaymentsJob } from '../modules/payments/check-payments.ts';
import { pairProductsJob } from '../modules/recommendations/pair-products.ts';
import { confirmReceiptsJob } from '../modules/refunds/confirm-receipts.ts';
import { refundDeadlinesJob } from '../modules/refunds/refund-deadlines.ts';
import { cleanUpJob } from '../modules/retention/clean-up.ts';
import { reviewOrdersJob } from '../modules/reviews/review-orders.ts';
import { cleanUploadsJob } from '../modules/uploads/clean-uploads.ts';
import { reindexSearchJob } from '../operator/operations/search/reindex.ts';

const jobs: readonly JobKind[] = [
  expireOrdersJob,
  confirmReceiptsJob,
  reviewOrdersJob,
  shelveProductsJob,
  turnCouponsJob,
  couponExpiryJob,
  turnLotteriesJob,
  prizeExpiryJob,
  sendRemindersJob,
  sendAlertsJob,
  cleanUploadsJob,
  removeExportsJob,
  cleanUpJob,
  checkPaymentsJob,
  askTrackingJob,
  refundDeadlinesJob,
  makeExportJob,
  pairProductsJob,
  reindexSearchJob,
];
/** In demo mode messages stay where they are: nobody is written to. */
const realJobs: readonly JobKind[] = [sendOutboxJob];
/** Work that people do in a real shop. */
const demoJobs: readonly JobKind[] = [shipOrderJob, deliverOrderJob, flashSalesJob];

/** Every job this process takes part in. */
export function jobsOf(config: Pick<Config, 'demo'>): readonly JobKind[] {
  return [...jobs, ...(config.demo ? demoJobs : realJobs)];
}
