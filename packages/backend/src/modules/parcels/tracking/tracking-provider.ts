import type { Notice, NoticeResponse } from '../../../kernel/provider-calls/notice.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';

/** What can happen to a parcel; the words of the wire. */
export const TRACKING_STATUSES = [
  'paid',
  'packed',
  'confirmed',
  'picked_up',
  'in_transit',
  'arrived',
  'out_for_delivery',
  'delivered',
  'problem',
  'returning',
  'returned',
] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

export function isStatus(status: string): status is TrackingStatus {
  return TRACKING_STATUSES.some((known) => known === status);
}

/** A parcel as whoever tracks it knows it. */
export type TrackedParcel = {
  /** Ours. */
  id: number;
  /** The courier, in the words of the service. */
  company: string;
  waybill: string;
  /** The last four digits of the recipient's number: some couriers tell nothing without them. Null when there is none. */
  phoneEnd: string | null;
};

export type TrackedEvent = { status: TrackingStatus; text: LocalText; happenedAt: Date };

/** What is known of a parcel now. `nextAt`: when there will be more, for those who can tell. */
export type TrackingFact = { events: TrackedEvent[]; nextAt?: Date | null };

/**
 * A message whose signature was checked. `companies`: what the service calls the courier, and what it was called when it was asked.
 * `isAborted`: it will tell no more although the parcel has not arrived.
 */
export type TrackingNotice = TrackingFact & { companies: string[]; waybill: string; isAborted: boolean };

/** Somebody who knows where parcels are. Every method but `readNotice` and the answers may take seconds. */
export interface TrackingProvider {
  /** Name in the address of its door. */
  readonly name: string;
  /** Whether it tells by itself, once it was asked to (`subscribe`); otherwise it is asked again and again. */
  readonly tells: boolean;
  /** Asks to be told of a parcel, once or again. @throws ProviderError */
  subscribe(parcel: TrackedParcel, door: string): Promise<void>;
  /** @throws ProviderError */
  query(parcel: TrackedParcel): Promise<TrackingFact>;
  /** @throws NoticeError for anything but a message of this service */
  readNotice(notice: Notice): TrackingNotice;
  /** Says that a message was taken; it comes no more. */
  readonly accepted: NoticeResponse;
  /** Says that it was not. */
  rejected(status: number): NoticeResponse;
}

declare module '../../../kernel/context/shop-app.ts' {
  interface ShopContext {
    /** Knows where parcels are; null: only the operator does. */
    tracking: TrackingProvider | null;
  }
}
