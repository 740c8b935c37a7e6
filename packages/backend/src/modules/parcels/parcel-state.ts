import type { ParcelState } from '../../kernel/db/schema/index.ts';
import { isStatus, type TrackingStatus } from './tracking/tracking-provider.ts';

/** What an event of a parcel says; each moves it to a state. */
const stateOf: Readonly<Record<TrackingStatus, ParcelState>> = {
  paid: 'announced',
  packed: 'announced',
  confirmed: 'announced',
  picked_up: 'collected',
  in_transit: 'in_transit',
  arrived: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  problem: 'problem',
  returning: 'returning',
  returned: 'returned',
};

/** Nothing is asked about it any more. */
export const isOver = (state: ParcelState): boolean => state === 'delivered' || state === 'returned';

/**
 * The state of a parcel after events in the order in which they happened. What has been delivered can only go back, and what
 * is back stays: a late word of the way changes neither.
 */
export function parcelState(statuses: readonly string[]): ParcelState {
  return statuses.reduce<ParcelState>((state, status) => next(state, status), 'announced');
}

function next(state: ParcelState, status: string): ParcelState {
  const told = isStatus(status) ? stateOf[status] : state;
  if (state === 'returned') return state;
  if (state === 'delivered') return told === 'returning' || told === 'returned' ? told : state;
  return told;
}
