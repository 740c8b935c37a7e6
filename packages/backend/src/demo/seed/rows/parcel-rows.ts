import type { parcelLines, parcels, trackingEvents } from '../../../kernel/db/schema/index.ts';
import { parcelState } from '../../../modules/parcels/parcel-state.ts';
import { inHours } from './moments.ts';
import type { OrderRows } from './order-rows.ts';
import { trackingRows } from './tracking-rows.ts';

export type ParcelRows = {
  parcels: (typeof parcels.$inferInsert)[];
  lines: (typeof parcelLines.$inferInsert)[];
  events: (typeof trackingEvents.$inferInsert)[];
};

/** Parcels a demo order can have: its id leaves room for them. */
const ROOM = 10;
const COLD_CHAIN = 3;

/**
 * The parcels of a planned order that was shipped, with their ways as they are known by now: one, or one for each of its lines. What goes
 * by itself travels with another courier and has arrived, so that the two differ.
 */
export function parcelRows({ order, lines, isSplit }: OrderRows, now: Date): ParcelRows {
  const { id: orderId, shippingTime, confirmTime, courierId, waybill } = order;
  if (!shippingTime || !courierId || !waybill) return { parcels: [], lines: [], events: [] };
  const groups = isSplit ? lines.map((line) => [line]) : [lines];
  const made: ParcelRows = { parcels: [], lines: [], events: [] };
  for (const [index, inside] of groups.entries()) {
    const shippedAt = inHours(shippingTime, -10 * (groups.length - 1 - index));
    const isAhead = index < groups.length - 1;
    const deliveredAt = confirmTime ?? (isAhead ? inHours(shippedAt, 27) : null);
    const id = orderId * ROOM + index;
    const base = { id, orderId, shippedAt, deliveredAt };
    const events = trackingRows(base, now, made.events.length);
    made.events.push(...events);
    made.parcels.push({
      ...base,
      number: index + 1,
      courierId: index === 0 ? courierId : COLD_CHAIN,
      waybill: index === 0 ? waybill : `YC${String(orderId).padStart(12, '0')}`,
      state: parcelState(events.map(({ status }) => status)),
      outToldAt: events.find(({ status }) => status === 'out_for_delivery')?.happenedAt ?? null,
      deliveredToldAt: deliveredAt,
      createdAt: shippedAt,
      updatedAt: shippedAt,
    });
    made.lines.push(...inside.map((line) => ({ parcelId: id, orderLineId: line.id ?? 0, quantity: line.number })));
  }
  return made;
}
