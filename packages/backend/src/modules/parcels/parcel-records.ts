import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import { couriers, parcelLines, parcels, trackingEvents } from '../../kernel/db/schema/index.ts';
import { lockOrder, type Order } from '../orders/order-records.ts';

export type Parcel = typeof parcels.$inferSelect;
export type ParcelLine = typeof parcelLines.$inferSelect;
export type TrackingEvent = typeof trackingEvents.$inferSelect;
export type Courier = typeof couriers.$inferSelect;

/** A parcel with its order, both held until the transaction ends: whoever changes a parcel holds its order. */
export type LockedParcel = { order: Order; parcel: Parcel };

/** Any parcel, held with its order; null when there is none. */
export async function lockParcel(tx: Tx, id: number): Promise<LockedParcel | null> {
  const [found] = await tx.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, id));
  const order = found && (await lockOrder(tx, found.orderId));
  // As it is now that its order is held.
  const [parcel] = order ? await tx.select().from(parcels).where(eq(parcels.id, id)) : [];
  return order && parcel ? { order, parcel } : null;
}

/** Parcels of orders, the first that was sent first. */
export async function loadParcels(db: DbOrTx, orderIds: readonly number[]): Promise<Parcel[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .orderBy(asc(parcels.orderId), asc(parcels.number));
}

/** What is in parcels, in the order in which it was bought. */
export async function loadParcelLines(db: DbOrTx, parcelIds: readonly number[]): Promise<ParcelLine[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(parcelLines)
    .where(inArray(parcelLines.parcelId, [...parcelIds]))
    .orderBy(asc(parcelLines.parcelId), asc(parcelLines.orderLineId));
}

/** What has happened to an order's parcels until `now`, the oldest first. Orders from before parcels have events of no parcel. */
export async function loadHappened(db: DbOrTx, orderId: number, now: Date): Promise<TrackingEvent[]> {
  return db
    .select()
    .from(trackingEvents)
    .where(and(eq(trackingEvents.orderId, orderId), lte(trackingEvents.happenedAt, now)))
    .orderBy(asc(trackingEvents.happenedAt), asc(trackingEvents.step));
}

/** Couriers of parcels by id, removed ones among them. */
export async function couriersOf(db: DbOrTx, some: readonly Parcel[]): Promise<Map<number, Courier>> {
  const ids = [...new Set(some.map(({ courierId }) => courierId))];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(couriers).where(inArray(couriers.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
