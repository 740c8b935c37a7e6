import type { Parcel, ParcelState, TrackingEvent } from '@jishi/api/orders';

export type ParcelTone = 'info' | 'brand' | 'trust' | 'danger' | 'quiet';

const tones: Record<ParcelState, ParcelTone> = {
  announced: 'info',
  collected: 'info',
  'in-transit': 'info',
  'out-for-delivery': 'brand',
  delivered: 'trust',
  problem: 'danger',
  returning: 'danger',
  returned: 'quiet',
};

export const toneOfParcel = (state: ParcelState): ParcelTone => tones[state];

/** The newest thing that happened to any parcel; of equally new ones, that of the one sent last. */
export function latestEvent(parcels: readonly Parcel[]): TrackingEvent | null {
  const newest = parcels.flatMap(({ events }) => events.slice(0, 1));
  return newest.reduce<TrackingEvent | null>(
    (latest, event) => (latest && latest.at > event.at ? latest : event),
    null,
  );
}

const troubled: readonly ParcelState[] = ['problem', 'returning', 'returned'];

/** What the parcels of an order that was sent say of it; `null`: no more than that they are under way. */
export function wordOfParcels(
  parcels: readonly Pick<Parcel, 'state'>[],
): 'parcel-problem' | 'out-for-delivery' | 'delivered' | null {
  if (parcels.some(({ state }) => troubled.includes(state))) return 'parcel-problem';
  if (parcels.some(({ state }) => state === 'out-for-delivery')) return 'out-for-delivery';
  return parcels.length > 0 && parcels.every(({ state }) => state === 'delivered') ? 'delivered' : null;
}
