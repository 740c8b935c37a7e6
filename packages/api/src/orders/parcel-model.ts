import type { Id } from '../model/id.ts';
import type { ShopTime } from '../model/shop-time.ts';

/** Where a parcel is: the courier knows of it → has it → carries it → brings it today → it is there; or it came to something else. */
export type ParcelState =
  | 'announced'
  | 'collected'
  | 'in-transit'
  | 'out-for-delivery'
  | 'delivered'
  | 'problem'
  | 'returning'
  | 'returned';

/** What happened to a parcel; `other`: the courier has a word we do not know, its text says it. */
export type TrackingState =
  | ParcelState
  | 'paid'
  | 'confirmed'
  | 'packed'
  | 'arrived'
  | 'delayed'
  | 'no-answer'
  | 'rejected'
  | 'damaged'
  | 'other';

/** One station on the way of a parcel. `text` is the courier's, in the language that was asked for. */
export type TrackingEvent = { readonly state: TrackingState; readonly text: string; readonly at: ShopTime };

/** A parcel of an order. */
export type Parcel = {
  readonly id: Id;
  /** `null` where the shop names none. */
  readonly courier: string | null;
  /** The waybill; `null` where there is none yet. */
  readonly trackingNumber: string | null;
  readonly state: ParcelState;
  readonly shippedAt: ShopTime | null;
  readonly deliveredAt: ShopTime | null;
  /** What is in it: pieces of lines of the order. */
  readonly pieces: readonly { readonly lineId: Id; readonly quantity: number }[];
  /** Newest first; only what has happened. */
  readonly events: readonly TrackingEvent[];
};
