import { lockOrder } from '../../modules/orders/order-records.ts';
import { orderState } from '../../modules/orders/order-states.ts';
import { deliverOrder } from '../../operations/orders/deliver-order.ts';
import type { JobKind } from '../job-kinds.ts';
import { orderIdOf } from './order-id.ts';
import { DELIVER_ORDER } from './ship-order.ts';

/** Demo mode: the parcel has arrived. The customer is told, unless they have confirmed receipt already. */
export const deliverOrderJob: JobKind = {
  kind: DELIVER_ORDER,
  run: async (payload, context) => {
    const orderId = orderIdOf(payload);
    await context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.state === orderState.shipped) await deliverOrder(tx, context, order);
    });
  },
};
