import type { Tx } from '../../db/database.ts';
import { hasNotice, sendNotice } from '../../modules/orders/notices.ts';
import { deliveredNotice, goodsName } from '../../modules/orders/order-notices.ts';
import { loadLines, type Order } from '../../modules/orders/order-records.ts';
import { orderState } from '../../modules/orders/order-states.ts';
import type { ShopContext } from '../../plugins/types.ts';
import { wrongState } from './find-order.ts';
import { addStage } from './tracking.ts';

/**
 * Says that the parcel of a shipped, locked order has arrived: the customer is told, once. Receipt is still theirs to confirm.
 * @throws Refused when the order is not under way
 */
export async function deliverOrder(tx: Tx, shop: Pick<ShopContext, 'now' | 'times'>, order: Order): Promise<void> {
  if (order.state !== orderState.shipped) throw wrongState(order, 'Only a shipped order can be delivered.');
  const now = shop.now();
  if (order.waybill !== null) await addStage(tx, order.id, 'delivered', { zh: '已签收', en: 'Delivered' }, now);
  const lines = await loadLines(tx, [order.id]);
  const facts = { id: order.id, number: order.identification, goodsName: goodsName(lines.map((line) => line.name)) };
  const notice = deliveredNotice(facts, shop.times.text(now));
  if (!(await hasNotice(tx, order.userId, notice))) await sendNotice(tx, order.userId, notice, now);
}
