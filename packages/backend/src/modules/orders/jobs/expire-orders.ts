import { and, eq, lte } from 'drizzle-orm';
import { orders } from '../../../kernel/db/schema/index.ts';
import { forEachRecord, idsOf } from '../../../kernel/jobs/for-each-record.ts';
import type { JobKind } from '../../../kernel/jobs/job-kinds.ts';
import { expireOrder } from '../expire-order.ts';

/** Unpaid orders lapse when their time to pay is over; what they held goes back. */
export const expireOrdersJob: JobKind = {
  kind: 'orders.expire',
  everySeconds: 60,
  run: async (_payload, context) => {
    const now = context.now();
    await forEachRecord(
      context,
      idsOf(context, orders, and(eq(orders.state, 'awaiting-payment'), lte(orders.overtime, now))),
      (tx, id) => expireOrder(tx, id, now),
    );
  },
};
