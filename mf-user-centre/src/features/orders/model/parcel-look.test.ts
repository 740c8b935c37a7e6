import type { Parcel, ParcelState } from '@jishi/api/orders';
import { expect, it } from 'vitest';
import { latestEvent, wordOfParcels } from './parcel-look.ts';

const parcel = (state: ParcelState, ...times: string[]): Parcel => ({
  ...{ id: state, courier: null, trackingNumber: null, state, shippedAt: null, deliveredAt: null, pieces: [] },
  events: times.map((at) => ({ state: 'other', text: `${state} ${at}`, at })),
});

it.each<[ParcelState[], string | null]>([
  [[], null],
  [['collected'], null],
  [['delivered', 'in-transit'], null],
  [['delivered', 'delivered'], 'delivered'],
  [['in-transit', 'out-for-delivery'], 'out-for-delivery'],
  [['out-for-delivery', 'problem'], 'parcel-problem'],
  [['delivered', 'returned'], 'parcel-problem'],
])('parcels that are %j say %s', (states, word) =>
  expect(wordOfParcels(states.map((state) => parcel(state)))).toBe(word),
);

it('the newest of all parcels is the news', () => {
  const first = parcel('delivered', '2026-11-25 09:00:00', '2026-11-24 09:00:00');
  const second = parcel('in-transit', '2026-11-25 08:00:00');
  expect(latestEvent([first, second])?.at).toBe('2026-11-25 09:00:00');
  expect(latestEvent([parcel('announced')])).toBeNull();
});
