import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { orderLines, orders, parcelLines, parcels } from '../../../kernel/db/schema/index.ts';
import { sendNotice } from '../../../modules/notices/send-notice.ts';
import { completeShipment } from '../../../modules/orders/complete-shipment.ts';
import { productsName, shippedNotice } from '../../../modules/orders/order-notices.ts';
import { loadLines, type Order } from '../../../modules/orders/order-records.ts';
import { verdict } from '../../../modules/orders/order-states.ts';
import { unsentByPost } from '../../../modules/orders/unsent-pieces.ts';
import { placeInOrder } from '../../../modules/parcels/notify-of-parcel.ts';
import { loadParcels, type Parcel as ParcelRow } from '../../../modules/parcels/parcel-records.ts';
import { type NewEvent, recordTracking } from '../../../modules/parcels/record-tracking.ts';
import { loadAskedUnsent } from '../../../modules/refunds/refund-records.ts';
import type { Courier } from './couriers.ts';
import { wrongState } from './find-order.ts';
import { piecesToSend, refundIsAsked, type SentPieces, type WantedPieces } from './pieces-to-send.ts';

/**
 * How products travel: who carries them under which waybill to whom, and what is known of the way. `askAt`: when whoever tracks parcels is
 * asked first; null: never.
 */
export type Parcel = {
  courier: Courier;
  waybill: string;
  recipient: string;
  events: readonly NewEvent[];
  askAt: Date | null;
};

type Shop = Pick<ShopContext, 'now' | 'times'>;

/** What was sent: `parcel` null for what is not sent by post; `unsent` pieces still wait. */
export type Shipment = { parcel: ParcelRow | null; unsent: number };

/**
 * Sends pieces of a paid, locked order, and tells the customer. The order waits until the last piece that is sent by post is under way.
 * @param parcel null for products that are not sent by post
 * @param wanted pieces of lines; null: all that are left
 * @throws Refused when the order does not wait for that, has no such pieces left, or a refund of them is asked for
 */
export async function shipOrder(
  tx: Tx,
  shop: Shop,
  order: Order,
  parcel: Parcel | null,
  wanted: WantedPieces | null = null,
): Promise<Shipment> {
  if (verdict('ship', order.state) !== 'apply') {
    throw wrongState(order, 'Only an order that waits for its shipment can be shipped.');
  }
  const pieces = await piecesToSend(tx, order, { isByPost: parcel !== null, wanted });
  await markSent(tx, order, pieces);
  const row = parcel && (await insertParcel(tx, shop, order, parcel, pieces));
  const unsent = unsentByPost(await loadLines(tx, [order.id]));
  if (unsent === 0) await complete(tx, shop, order);
  if (row && parcel) await recordTracking(tx, shop, { order, parcel: row }, parcel.events);
  await tell(tx, shop, order, row && parcel ? { row, parcel } : null);
  return { parcel: row, unsent };
}

/** Services are handed over with the last piece: not while a refund of them waits. */
async function complete(tx: Tx, shop: Shop, order: Order): Promise<void> {
  if ((await loadAskedUnsent(tx, order)).size > 0) throw refundIsAsked(order);
  await completeShipment(tx, shop, order);
}

async function markSent(tx: Tx, { id }: Order, pieces: SentPieces): Promise<void> {
  for (const [lineId, number] of pieces) {
    await tx
      .update(orderLines)
      .set({ sent: sql`${orderLines.sent} + ${number}` })
      .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, id)));
  }
}

async function insertParcel(
  tx: Tx,
  { now }: Shop,
  order: Order,
  { courier, waybill, askAt }: Parcel,
  pieces: SentPieces,
): Promise<ParcelRow> {
  const at = now();
  const before = (await loadParcels(tx, [order.id])).length;
  const values = { orderId: order.id, number: before + 1, courierId: courier.id, waybill, askAt };
  const [row] = await tx
    .insert(parcels)
    .values({ ...values, shippedAt: at, createdAt: at, updatedAt: at })
    .returning();
  if (!row) throw new Error('a parcel was not written down');
  await tx
    .insert(parcelLines)
    .values([...pieces].map(([orderLineId, number]) => ({ parcelId: row.id, orderLineId, quantity: number })));
  // The wire knows one courier and one waybill of an order: those of its first parcel.
  if (before === 0) await tx.update(orders).set({ courierId: courier.id, waybill }).where(eq(orders.id, order.id));
  return row;
}

async function tell(tx: Tx, shop: Shop, order: Order, sent: { row: ParcelRow; parcel: Parcel } | null): Promise<void> {
  const now = shop.now();
  const at = shop.times.text(now);
  if (!sent) {
    const names = (await loadLines(tx, [order.id])).map((line) => line.name);
    const facts = { id: order.id, number: order.number, productsName: productsName(names) };
    return sendNotice(tx, order.userId, shippedNotice(facts, at, null), now);
  }
  const { row, parcel } = sent;
  const { facts, which } = await placeInOrder(tx, { order, parcel: row });
  const told = { courier: parcel.courier.name, waybill: parcel.waybill, recipient: parcel.recipient };
  await sendNotice(tx, order.userId, shippedNotice(facts, at, told, which), now);
}
