import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { lockOrder } from '../../modules/orders/order-records.ts';
import { deliverOrder } from '../../operator/operations/orders/deliver-order.ts';
import { orderIdOf } from './order-id.ts';

/** Demo mode: an order that was shipped before there were parcels has arrived. Its job was put in the queue when it was shipped. */
export const deliverOrderJob: JobKind = {
  kind: 'deliver-order',
  run: async (payload, context) => {
    const orderId = orderIdOf(payload);
    await context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.state === 'shipped') await deliverOrder(tx, context, order);
    });
  },
};
