import { eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { orderLocations } from '../../kernel/db/schema/index.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { enqueue } from '../../kernel/jobs/queue.ts';
import { loadCouriers } from '../../modules/orders/load-couriers.ts';
import { loadLines, lockOrder, type Order } from '../../modules/orders/order-records.ts';
import { verdict } from '../../modules/orders/order-states.ts';
import { UNDECIDED_STATES } from '../../modules/orders/refund-states.ts';
import { SHIP_ORDER } from '../../modules/orders/settle-order.ts';
import { isSentByPost, unsentPieces } from '../../modules/orders/unsent-pieces.ts';
import type { LockedParcel } from '../../modules/parcels/parcel-records.ts';
import { recordTracking } from '../../modules/parcels/record-tracking.ts';
import { hasRefundIn } from '../../modules/refunds/refund-records.ts';
import { shipOrder } from '../../operator/operations/orders/ship-order.ts';
import { demoStations } from './demo-courier.ts';
import { orderIdOf } from './order-id.ts';
import { courierFor, routesOf, waybillNumber } from './parcel.ts';

/** Demo mode: a paid order is shipped; nobody packs anything. Products that travel differently go in parcels of their own. */
export const shipOrderJob: JobKind = {
  kind: SHIP_ORDER,
  run: async (payload, context) => {
    const orderId = orderIdOf(payload);
    await context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || verdict('ship', order.state) !== 'apply') return;
      if (await hasRefundIn(tx, order.id, UNDECIDED_STATES)) return later(tx, context, order.id);
      await sendAll(tx, context, order);
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

async function sendAll(tx: Tx, context: JobContext, order: Order): Promise<void> {
  const lines = (await loadLines(tx, [order.id])).filter((line) => isSentByPost(line) && unsentPieces(line) > 0);
  const [location] = await tx.select().from(orderLocations).where(eq(orderLocations.orderId, order.id));
  const kindOf = await routesOf(
    tx,
    lines.map((line) => line.productId),
  );
  const couriers = await loadCouriers(tx);
  if (!location || lines.length === 0 || couriers.length === 0) return void (await shipOrder(tx, context, order, null));
  for (const [kind, inside] of Map.groupBy(lines, (line) => kindOf(line.productId))) {
    const courier = courierFor(couriers, kind);
    const parcel = {
      courier,
      waybill: waybillNumber(courier),
      recipient: location.name,
      events: [],
      askAt: context.now(),
    };
    const wanted = inside.map((line) => ({ line: line.id, quantity: null }));
    const shipped = await shipOrder(tx, context, order, parcel, wanted);
    if (shipped.parcel) await beginWay(tx, context, { order, parcel: shipped.parcel });
  }
}

/** The stations it has passed when it is sent; the next ones are asked for in their time. */
async function beginWay(tx: Tx, context: JobContext, held: LockedParcel): Promise<void> {
  const stations = await demoStations(tx, held.parcel.id);
  const passed = stations.filter(({ happenedAt }) => happenedAt <= context.now());
  await recordTracking(tx, context, held, passed);
}
