import type { Tx } from '../../kernel/db/database.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { expiredNotice, productsName } from './order-notices.ts';
import { lockOrder } from './order-records.ts';
import { stateNow, verdict } from './order-states.ts';
import { releaseOrder } from './release-order.ts';

/** Lets an order lapse whose time to pay has passed. False when there is nothing (left) to do. */
export async function expireOrder(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order || verdict('expire', order.state) !== 'apply') return false;
  if (stateNow(order.state, order.overtime, now) !== 'expired') return false;
  const lines = await releaseOrder(tx, order, 'expired', now);
  const facts = {
    id: order.id,
    number: order.number,
    productsName: productsName(lines.map((line) => line.name)),
  };
  await sendNotice(tx, order.userId, expiredNotice(facts, order.total), now);
  return true;
}
