import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { orders } from '../../../kernel/db/schema/index.ts';
import type { Order } from '../../../modules/orders/order-records.ts';
import { stateNow, verdict } from '../../../modules/orders/order-states.ts';
import { receiveOrder } from '../../../modules/orders/receive-order.ts';
import { releaseOrder } from '../../../modules/orders/release-order.ts';
import { Refused } from '../refused.ts';
import { lockAnyOrder, wrongState } from './find-order.ts';

const LONGEST_NOTE = 500;

/**
 * Confirms the receipt of a shipped order for its customer: points, sales and notices follow as if they had. Answers the order as it is then.
 * @throws Refused when it is not shipped
 */
export async function receiveForCustomer(tx: Tx, shop: ShopContext, reference: string): Promise<Order> {
  const order = await lockAnyOrder(tx, reference);
  if (verdict('receive', order.state) !== 'apply') {
    throw wrongState(order, 'Only a shipped order can be received.');
  }
  return { ...order, state: await receiveOrder(tx, shop, order, true) };
}

/**
 * Cancels an unpaid order for its customer: stock, coupon and points come back.
 * @throws Refused when it is paid (refund it instead) or over
 */
export async function cancelForCustomer(tx: Tx, shop: ShopContext, reference: string): Promise<Order> {
  const order = await lockAnyOrder(tx, reference);
  const state = stateNow(order.state, order.overtime, shop.now());
  if (verdict('cancel', state) !== 'apply') {
    throw wrongState({ ...order, state }, 'Only an unpaid order can be cancelled; a paid one is refunded.');
  }
  await releaseOrder(tx, order, 'cancelled', shop.now());
  return order;
}

/**
 * Writes the shop's own note of an order; an empty one removes it.
 * @throws Refused when it is too long
 */
export async function noteOrder(tx: Tx, reference: string, note: string): Promise<Order> {
  const text = note.trim();
  if (text.length > LONGEST_NOTE) throw new Refused(`A note has at most ${LONGEST_NOTE} characters.`);
  const order = await lockAnyOrder(tx, reference);
  await tx
    .update(orders)
    .set({ note: text === '' ? null : text })
    .where(eq(orders.id, order.id));
  return order;
}
