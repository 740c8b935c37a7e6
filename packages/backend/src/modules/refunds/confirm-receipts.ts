import { and, eq, lte } from 'drizzle-orm';
import { orders } from '../../kernel/db/schema/index.ts';
import { forEachRecord, idsOf } from '../../kernel/jobs/for-each-record.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { lockOrder } from '../orders/order-records.ts';
import { verdict } from '../orders/order-states.ts';
import { receiveOrder } from '../orders/receive-order.ts';
import { UNDECIDED_STATES } from '../orders/refund-states.ts';
import { hasRefundIn } from './refund-records.ts';

/** Shipped orders count as received at the time that was planned for it. */
export const confirmReceiptsJob: JobKind = {
  kind: 'orders.receive',
  everySeconds: 600,
  run: async (_payload, context) => {
    const now = context.now();
    await forEachRecord(
      context,
      idsOf(context, orders, and(eq(orders.state, 'shipped'), lte(orders.receivingTime, now))),
      async (tx, id) => {
        const order = await lockOrder(tx, id);
        const isDue = order?.receivingTime !== null && (order?.receivingTime ?? now) <= now;
        if (!order || !isDue || verdict('receive', order.state) !== 'apply') return;
        // Whoever asks for a refund has not said that all is well.
        if (!(await hasRefundIn(tx, id, UNDECIDED_STATES))) {
          await receiveOrder(tx, context, order, true);
        }
      },
    );
  },
};
