import { expect, it } from 'vitest';
import { parcelState } from './parcel-state.ts';
import { TRACKING_STATUSES } from './tracking/tracking-provider.ts';

it.each([
  [[], 'announced'],
  [['paid', 'packed'], 'announced'],
  [['packed', 'picked_up'], 'collected'],
  [['picked_up', 'in_transit', 'arrived'], 'in_transit'],
  [['arrived', 'out_for_delivery'], 'out_for_delivery'],
  [['out_for_delivery', 'problem'], 'problem'],
  [['problem', 'out_for_delivery', 'delivered'], 'delivered'],
  [['delivered', 'in_transit'], 'delivered'],
  [['delivered', 'problem'], 'delivered'],
  [['delivered', 'returning'], 'returning'],
  [['returning', 'returned', 'delivered'], 'returned'],
  [['picked_up', 'something new'], 'collected'],
])('%j leads to %s', (statuses, state) => {
  expect(parcelState(statuses)).toBe(state);
});

it('every status leads somewhere by itself', () => {
  expect(TRACKING_STATUSES.filter((status) => parcelState([status]) === 'announced')).toEqual([
    'paid',
    'packed',
    'confirmed',
  ]);
});
