import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { hasNotice, sendNotice } from '../../../modules/notices/send-notice.ts';
import { deliveredNotice, productsName } from '../../../modules/orders/order-notices.ts';
import { loadLines, type Order } from '../../../modules/orders/order-records.ts';
import { loadParcels } from '../../../modules/parcels/parcel-records.ts';
import { isOver } from '../../../modules/parcels/parcel-state.ts';
import { recordTracking } from '../../../modules/parcels/record-tracking.ts';
import { wrongState } from './find-order.ts';
import { statusWords } from './status-words.ts';

type Shop = Pick<ShopContext, 'now' | 'times'>;

/**
 * Says that all parcels of a shipped, locked order have arrived: the customer is told, once each. Receipt is still theirs to confirm.
 * @throws Refused when the order is not under way
 */
export async function deliverOrder(tx: Tx, shop: Shop, order: Order): Promise<void> {
  if (order.state !== 'shipped') throw wrongState(order, 'Only a shipped order can be delivered.');
  const parcels = await loadParcels(tx, [order.id]);
  if (parcels.length === 0) return notifyWithoutParcel(tx, shop, order);
  const event = { status: 'delivered', text: statusWords.delivered, happenedAt: shop.now() } as const;
  for (const parcel of parcels) {
    if (!isOver(parcel.state)) await recordTracking(tx, shop, { order, parcel }, [event]);
  }
}

async function notifyWithoutParcel(tx: Tx, { now, times }: Shop, order: Order): Promise<void> {
  const names = (await loadLines(tx, [order.id])).map((line) => line.name);
  const facts = { id: order.id, number: order.number, productsName: productsName(names) };
  const notice = deliveredNotice(facts, times.text(now()));
  if (!(await hasNotice(tx, order.userId, notice))) await sendNotice(tx, order.userId, notice, now());
}
