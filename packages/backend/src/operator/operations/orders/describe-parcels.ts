import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { trackingEvents } from '../../../kernel/db/schema/index.ts';
import { couriersOf, loadParcelLines, type Parcel } from '../../../modules/parcels/parcel-records.ts';

/** Parcels with their couriers, what is in them (order lines and pieces) and everything known of their way, the oldest first. */
export async function describeParcels(db: Db, parcels: readonly Parcel[]) {
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const couriers = await couriersOf(db, parcels);
  const lines = Map.groupBy(await loadParcelLines(db, ids), ({ parcelId }) => parcelId);
  const events = await db
    .select({
      parcelId: trackingEvents.parcelId,
      status: trackingEvents.status,
      text: trackingEvents.text,
      happenedAt: trackingEvents.happenedAt,
    })
    .from(trackingEvents)
    .where(inArray(trackingEvents.parcelId, ids))
    .orderBy(asc(trackingEvents.happenedAt), asc(trackingEvents.step));
  return parcels.map((parcel) => ({
    ...parcel,
    courier: couriers.get(parcel.courierId)?.name ?? {},
    lines: (lines.get(parcel.id) ?? []).map(({ orderLineId, quantity }) => ({ orderLineId, pieces: quantity })),
    tracking: events.flatMap(({ parcelId, ...event }) => (parcelId === parcel.id ? [event] : [])),
  }));
}

export type ParcelDescription = Awaited<ReturnType<typeof describeParcels>>[number];
