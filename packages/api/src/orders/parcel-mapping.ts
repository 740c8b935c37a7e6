import { needsAddress } from '../model/product-type.ts';
import { toNumber, toOptionalText } from '../wire/values.ts';
import type { OrderLine, OrderState } from './model.ts';
import type { Parcel, ParcelState, TrackingEvent, TrackingState } from './parcel-model.ts';
import type { WireParcel, WireTracking } from './parcel-wire.ts';

/** What an answer says of the only parcel where it has no list of them (before api level 9). */
export type WireSending = {
  odd?: string | null | undefined;
  dhl?: { name?: string | null | undefined } | null | undefined;
  shipping_time?: string | null | undefined;
  tracking?: readonly WireTracking[] | undefined;
};

const parcelStates: Readonly<Record<string, ParcelState>> = {
  announced: 'announced',
  collected: 'collected',
  in_transit: 'in-transit',
  out_for_delivery: 'out-for-delivery',
  delivered: 'delivered',
  problem: 'problem',
  returning: 'returning',
  returned: 'returned',
};

const trackingStates: Readonly<Record<string, TrackingState>> = {
  ...parcelStates,
  paid: 'paid',
  confirmed: 'confirmed',
  packed: 'packed',
  picked_up: 'collected',
  shipped: 'announced',
  arrived: 'arrived',
  delayed: 'delayed',
  no_answer: 'no-answer',
  rejected: 'rejected',
  damaged: 'damaged',
};

/** States in which a parcel is told of as having come. */
const received: readonly OrderState[] = ['completed', 'awaiting-review', 'reviewed'];

/** A parcel; of a state we do not know only one thing is sure, that it is under way. */
export function toParcel(wire: WireParcel): Parcel {
  return {
    id: String(wire.id),
    courier: toOptionalText(wire.dhl?.name),
    trackingNumber: toOptionalText(wire.odd),
    state: parcelStates[wire.state ?? ''] ?? 'in-transit',
    shippedAt: toOptionalText(wire.shipping_time),
    deliveredAt: toOptionalText(wire.delivered_time),
    pieces: wire.goods_list.map(({ id, number }) => ({ lineId: String(id), quantity: toNumber(number, 1) })),
    events: wire.tracking.map(toTrackingEvent),
  };
}

/**
 * The parcel of an order whose answer knows only one waybill: everything that is sent is in it.
 *
 * @returns none where nothing was sent by post
 */
export function toOnlyParcel(
  wire: WireSending,
  { state, lines }: { state: OrderState; lines: readonly OrderLine[] },
): Parcel[] {
  const trackingNumber = toOptionalText(wire.odd);
  if (!trackingNumber) return [];
  const events = (wire.tracking ?? []).map(toTrackingEvent);
  return [
    {
      id: trackingNumber,
      courier: toOptionalText(wire.dhl?.name),
      trackingNumber,
      state: received.includes(state) ? 'delivered' : stateOf(events),
      shippedAt: toOptionalText(wire.shipping_time),
      deliveredAt: events.find((event) => event.state === 'delivered')?.at ?? null,
      pieces: lines
        .filter(({ productType }) => needsAddress(productType))
        .map(({ id, quantity }) => ({ lineId: id, quantity })),
      events,
    },
  ];
}

function toTrackingEvent({ status, text, time }: WireTracking): TrackingEvent {
  return { state: trackingStates[status ?? ''] ?? 'other', text: toOptionalText(text) ?? '', at: time };
}

/** Where a parcel is by its newest station that says so. */
function stateOf(events: readonly TrackingEvent[]): ParcelState {
  const words = Object.values(parcelStates);
  const known = events.map(({ state }) => words.find((word) => word === state)).find((word) => word !== undefined);
  return known ?? 'in-transit';
}
