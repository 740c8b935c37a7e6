import { hasNotice, sendNotice } from '../../modules/orders/notices.ts';
import { deliveredNotice, goodsName } from '../../modules/orders/order-notices.ts';
import { loadLines, lockOrder } from '../../modules/orders/order-records.ts';
import { orderState } from '../../modules/orders/order-states.ts';
import type { JobKind } from '../job-kinds.ts';
import { orderIdOf } from './order-id.ts';
import { DELIVER_ORDER } from './ship-order.ts';

/** Demo mode: the parcel has arrived. The customer is told, unless they have confirmed receipt already. */
export const deliverOrderJob: JobKind = {
  kind: DELIVER_ORDER,
  run: async (payload, { db, now, times }) => {
    const orderId = orderIdOf(payload);
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.state !== orderState.shipped) return;
      const lines = await loadLines(tx, [orderId]);
      const facts = { id: orderId, number: order.identification, goodsName: goodsName(lines.map((line) => line.name)) };
      const notice = deliveredNotice(facts, times.text(now()));
      if (!(await hasNotice(tx, order.userId, notice))) await sendNotice(tx, order.userId, notice);
    });
  },
};
