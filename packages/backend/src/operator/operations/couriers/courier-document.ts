import { z } from 'zod';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { flag, given, key, localText, mergeText, orderedText, whole } from '../support/fields.ts';

/** A courier. `key` is its abbreviation, as orders of the original client name it. `isUsual`: goes when an order names none. */
export type CourierDocument = {
  key: string;
  name: LocalText;
  /** What its waybill numbers begin with; empty: anything. */
  waybillPrefix: string;
  /** What the tracking service calls it; empty: by its key. */
  trackingCode: string;
  isUsual: boolean;
  isColdChain: boolean;
  /** No: it carries no new parcels. */
  isActive: boolean;
  sort: number;
};

/** What may be said of a courier; what is left out stays as it is. */
export const courierPatch = z.strictObject({
  key: key(80),
  name: given(localText(60)),
  waybillPrefix: z.string('must be a text').trim().max(10, 'has more than 10 characters').nullish(),
  trackingCode: z.string('must be a text').trim().max(80, 'has more than 80 characters').nullish(),
  isUsual: given(flag),
  isColdChain: given(flag),
  isActive: given(flag),
  sort: given(whole(0, 1_000_000)),
});
export type CourierPatch = z.output<typeof courierPatch>;

export function mergeCourier(known: CourierDocument | null, patch: CourierPatch): CourierDocument {
  return {
    key: patch.key,
    name: mergeText(known?.name ?? null, patch.name),
    waybillPrefix: patch.waybillPrefix === undefined ? (known?.waybillPrefix ?? '') : (patch.waybillPrefix ?? ''),
    trackingCode: patch.trackingCode === undefined ? (known?.trackingCode ?? '') : (patch.trackingCode ?? ''),
    isUsual: patch.isUsual ?? known?.isUsual ?? false,
    isColdChain: patch.isColdChain ?? known?.isColdChain ?? false,
    isActive: patch.isActive ?? known?.isActive ?? true,
    sort: patch.sort ?? known?.sort ?? 0,
  };
}

export const writeCourier = (courier: CourierDocument) => ({ ...courier, name: orderedText(courier.name) });
