import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { orderLocations } from '../../db/schema/index.ts';
import { loadLines, lockOrder, type Order, type OrderLine } from '../../modules/orders/order-records.ts';
import { type OrderState, verdict } from '../../modules/orders/order-states.ts';
import { SHIP_ORDER } from '../../modules/payments/settle.ts';
import { hasRefundIn } from '../../modules/refunds/refund-records.ts';
import { UNDECIDED_STATES } from '../../modules/refunds/refund-states.ts';
import { type Parcel, shipOrder } from '../../operations/orders/ship-order.ts';
import type { JobContext, JobKind } from '../job-kinds.ts';
import { enqueue } from '../queue.ts';
import { orderIdOf } from './order-id.ts';
import { courierFor, findRoute, placeNames, waybillNumber } from './parcel.ts';
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
      if (!order || verdict('ship', order.state as OrderState) !== 'apply') return;
      if (await hasRefundIn(tx, order.id, UNDECIDED_STATES)) return later(tx, context, order.id);
      const lines = await loadLines(tx, [order.id]);
      await shipOrder(tx, context, order, await demoParcel(tx, context, order, lines), lines);
    });
  },
};

/** A refund is asked for: whether there is anything to send is known when it was answered. */
async function later(tx: Tx, { now }: JobContext, orderId: number): Promise<void> {
  const runAt = new Date(now().getTime() + 10 * 60_000);
  await enqueue(tx, {
    kind: SHIP_ORDER,
    key: `${SHIP_ORDER}:${orderId}:${runAt.getTime()}`,
    payload: { orderId },
    runAt,
  });
}

/** Courier, waybill and timeline of what is sent by post; null when nothing is, or there is no courier. */
async function demoParcel(
  tx: Tx,
  context: JobContext,
  order: Order,
  lines: readonly OrderLine[],
): Promise<Parcel | null> {
  const [location] = await tx.select().from(orderLocations).where(eq(orderLocations.orderId, order.id));
  if (!location) return null;
  const route = await findRoute(
    tx,
    lines.map((line) => line.goodId),
  );
  const courier = await courierFor(tx, route.kind);
  if (!courier) return null;
  const paidAt = order.payTime ?? context.now();
  const events = toTimeline(loadStages(route.kind), paidAt, placeNames(location, route.origin));
  const delivery = events.at(-1);
  if (delivery) await enqueueDelivery(tx, order.id, delivery.happenedAt);
  return { courier, waybill: waybillNumber(courier), recipient: location.name, events };
}

async function enqueueDelivery(tx: Tx, orderId: number, runAt: Date): Promise<void> {
  await enqueue(tx, { kind: DELIVER_ORDER, key: `${DELIVER_ORDER}:${orderId}`, payload: { orderId }, runAt });
}
