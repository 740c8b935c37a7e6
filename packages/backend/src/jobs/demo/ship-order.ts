import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { orderLocations, orders, trackingEvents } from '../../db/schema/index.ts';
import { sendNotice } from '../../modules/orders/notices.ts';
import { goodsName, type Parcel, shippedNotice } from '../../modules/orders/order-notices.ts';
import { loadLines, lockOrder, type Order, type OrderLine } from '../../modules/orders/order-records.ts';
import { DAYS_UNTIL_RECEIPT, daysAfter } from '../../modules/orders/order-settings.ts';
import { type OrderState, orderState, verdict } from '../../modules/orders/order-states.ts';
import { SHIP_ORDER } from '../../modules/payments/settle.ts';
import type { JobContext, JobKind } from '../job-kinds.ts';
import { enqueue } from '../queue.ts';
import { orderIdOf } from './order-id.ts';
import { findCourier, findRoute, placeNames, waybillNumber } from './parcel.ts';
import { toTimeline } from './timeline.ts';
import { loadStages } from './tracking-content.ts';

/** Kind of the job that tells the customer about the delivery. */
export const DELIVER_ORDER = 'deliver-order';

/** Demo mode: a paid order is shipped; nobody packs anything. */
export const shipOrderJob: JobKind = {
  kind: SHIP_ORDER,
  run: async (payload, context) => {
    const orderId = orderIdOf(payload);
    await context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order && verdict('ship', order.state as OrderState) === 'apply') await shipOrder(tx, context, order);
    });
  },
};

async function shipOrder(tx: Tx, context: JobContext, order: Order): Promise<void> {
  const now = context.now();
  const lines = await loadLines(tx, [order.id]);
  const parcel = await sendParcel(tx, context, order, lines);
  await tx
    .update(orders)
    .set({
      state: orderState.shipped,
      shippingTime: now,
      receivingTime: receiptDay(context, now),
      ...(parcel ? { courierId: parcel.courierId, waybill: parcel.waybill } : {}),
    })
    .where(eq(orders.id, order.id));
  const facts = { id: order.id, number: order.identification, goodsName: goodsName(lines.map((line) => line.name)) };
  await sendNotice(tx, order.userId, shippedNotice(facts, context.times.text(now), parcel));
}

/** Courier, waybill and timeline of what is sent by post; null when nothing is, or there is no courier. */
async function sendParcel(
  tx: Tx,
  context: JobContext,
  order: Order,
  lines: readonly OrderLine[],
): Promise<(Parcel & { courierId: number }) | null> {
  const [location] = await tx.select().from(orderLocations).where(eq(orderLocations.orderId, order.id));
  if (!location) return null;
  const route = await findRoute(
    tx,
    lines.map((line) => line.goodId),
  );
  const courier = await findCourier(tx, route.kind);
  if (!courier) return null;
  const paidAt = order.payTime ?? context.now();
  const events = toTimeline(loadStages(route.kind), paidAt, placeNames(location, route.origin));
  await tx
    .insert(trackingEvents)
    .values(events.map((event) => ({ ...event, orderId: order.id })))
    .onConflictDoNothing();
  const delivery = events.at(-1);
  if (delivery) await enqueueDelivery(tx, order.id, delivery.happenedAt);
  return { courierId: courier.id, courier: courier.name, waybill: waybillNumber(courier), recipient: location.name };
}

async function enqueueDelivery(tx: Tx, orderId: number, runAt: Date): Promise<void> {
  await enqueue(tx, { kind: DELIVER_ORDER, key: `${DELIVER_ORDER}:${orderId}`, payload: { orderId }, runAt });
}

/** Midnight in the shop's time zone, so many days on. */
function receiptDay({ times }: JobContext, now: Date): Date {
  const day = daysAfter(now, DAYS_UNTIL_RECEIPT);
  return times.parse(times.day(day)) ?? day;
}
