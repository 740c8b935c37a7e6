import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { orders, type trackingEvents } from '../../db/schema/index.ts';
import { sendNotice } from '../../modules/orders/notices.ts';
import { goodsName, shippedNotice } from '../../modules/orders/order-notices.ts';
import { loadLines, type Order, type OrderLine } from '../../modules/orders/order-records.ts';
import { daysAfter, daysUntilReceipt } from '../../modules/orders/order-settings.ts';
import { type OrderState, orderState, verdict } from '../../modules/orders/order-states.ts';
import { hasRefundIn } from '../../modules/refunds/refund-records.ts';
import { UNDECIDED_STATES } from '../../modules/refunds/refund-states.ts';
import type { ShopContext } from '../../plugins/types.ts';
import { readSetting } from '../../settings.ts';
import { Refused } from '../refused.ts';
import type { Courier } from './couriers.ts';
import { wrongState } from './find-order.ts';
import { addTracking } from './tracking.ts';

export type TrackingEvent = Pick<typeof trackingEvents.$inferInsert, 'step' | 'status' | 'text' | 'happenedAt'>;

/** How goods travel: who carries them under which waybill to whom, and what is known of the way. */
export type Parcel = { courier: Courier; waybill: string; recipient: string; events: readonly TrackingEvent[] };

/**
 * Ships a paid, locked order, and tells the customer; receipt is confirmed by itself at midnight so many days later (entities.md 3.2).
 * @param parcel null for goods that are not sent by post
 * @throws Refused when the order does not wait for that, or a refund of it is asked for
 */
export async function shipOrder(
  tx: Tx,
  shop: Pick<ShopContext, 'now' | 'times'>,
  order: Order,
  parcel: Parcel | null,
  lines?: readonly OrderLine[],
): Promise<void> {
  if (verdict('ship', order.state as OrderState) !== 'apply') {
    throw wrongState(order, 'Only an order that waits for its shipment can be shipped.');
  }
  if (await hasRefundIn(tx, order.id, UNDECIDED_STATES)) {
    throw new Refused(`A refund of order ${order.identification} is asked for: answer it first ("shop refunds list").`);
  }
  const now = shop.now();
  const days = await readSetting(tx, daysUntilReceipt);
  const names = (lines ?? (await loadLines(tx, [order.id]))).map((line) => line.name);
  if (parcel) await addTracking(tx, order.id, parcel.events);
  await tx
    .update(orders)
    .set({
      state: orderState.shipped,
      shippingTime: now,
      receivingTime: receiptDay(shop, now, days),
      ...(parcel ? { courierId: parcel.courier.id, waybill: parcel.waybill } : {}),
    })
    .where(eq(orders.id, order.id));
  const facts = { id: order.id, number: order.identification, goodsName: goodsName(names) };
  const told = parcel && { courier: parcel.courier.name, waybill: parcel.waybill, recipient: parcel.recipient };
  await sendNotice(tx, order.userId, shippedNotice(facts, shop.times.text(now), told), now);
}

/** Midnight in the shop's time zone, so many days on. */
function receiptDay({ times }: Pick<ShopContext, 'times'>, now: Date, days: number): Date {
  const day = daysAfter(now, days);
  return times.parse(times.day(day)) ?? day;
}
