import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { PARCEL_STATES } from '../../../kernel/db/schema/index.ts';
import { pickText } from '../../../kernel/texts/languages.ts';
import type { Order } from '../../orders/order-records.ts';
import { trackingSchema } from '../../orders/wire/delivery-wire.ts';
import type { Wording } from '../../orders/wire/order-wire.ts';
import {
  couriersOf,
  loadHappened,
  loadParcelLines,
  loadParcels,
  type TrackingEvent,
} from '../../parcels/parcel-records.ts';

/** A parcel of an order; `goods_list` names lines of the order with the pieces that are in it, `tracking` is newest first. */
export const parcelSchema = z.object({
  id: z.int(),
  odd: z.string(),
  dhl: z.object({ id: z.int(), name: z.string(), abbreviation: z.string() }).nullable(),
  state: z.enum(PARCEL_STATES),
  shipping_time: z.string(),
  delivered_time: z.string().nullable(),
  goods_list: z.array(z.object({ id: z.int(), number: z.int() })),
  tracking: z.array(trackingSchema),
});

type Way = { parcels: z.output<typeof parcelSchema>[]; tracking: z.output<typeof trackingSchema>[] };

/** The parcels of an order with their ways, and the way of the first one, which is all the wire of the original knows. */
export async function loadWay(db: DbOrTx, order: Order, wording: Wording): Promise<Way> {
  const { lang, times, now } = wording;
  const rows = await loadParcels(db, [order.id]);
  const inside = await loadParcelLines(
    db,
    rows.map(({ id }) => id),
  );
  const couriers = await couriersOf(db, rows);
  const happened = await loadHappened(db, order.id, now);
  const wayOf = (parcelId: number | null) => toTracking(happened, parcelId, wording);
  const parcels = rows.map((row) => {
    const courier = couriers.get(row.courierId);
    return {
      id: row.id,
      odd: row.waybill,
      dhl: courier ? { id: courier.id, name: pickText(courier.name, lang), abbreviation: courier.abbreviation } : null,
      state: row.state,
      shipping_time: times.text(row.shippedAt),
      delivered_time: times.textOrNull(row.deliveredAt),
      goods_list: inside
        .filter(({ parcelId }) => parcelId === row.id)
        .map(({ orderLineId, quantity }) => ({ id: orderLineId, number: quantity })),
      tracking: wayOf(row.id),
    };
  });
  return { parcels, tracking: parcels[0]?.tracking ?? wayOf(null) };
}

function toTracking(happened: readonly TrackingEvent[], ofParcel: number | null, { lang, times }: Wording) {
  return happened
    .filter(({ parcelId }) => parcelId === ofParcel)
    .map(({ status, text, happenedAt }) => ({ status, text: pickText(text, lang), time: times.text(happenedAt) }))
    .toReversed();
}
