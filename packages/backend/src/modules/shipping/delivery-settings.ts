import { z } from 'zod';
import { setting } from '../../kernel/settings/settings.ts';
import { placeOf } from '../regions/find-region.ts';
import { isProvince, provinceMeant } from '../regions/provinces.ts';

const days = z.tuple([z.int().min(0).max(60), z.int().min(0).max(60)]).refine(([least, most]) => least <= most, {
  error: 'is a pair of days, the fewer first',
});
const provinceCode = z.string().regex(/^\d{2}0000$/, 'is no code of a province, such as 330000');

/** What is no province, one after the other; null when all are. */
function provinceFault(codes: readonly string[]): string | null {
  const faults = codes
    .filter((code) => !isProvince(code))
    .map((code) => {
      const meant = provinceMeant(code);
      return meant ? `"${code}" is written as ${meant}` : `"${code}" is no code of a province, such as 330000`;
    });
  return faults.length > 0 ? faults.join('; ') : null;
}

/** How long couriers take. */
export const deliveryDays = setting(
  'delivery.days',
  'days a parcel is on its way, from and to: {"default": [2, 4], "330000": [1, 2]} by province code; null: no day is named',
  z.union([z.null(), z.object({ default: days }).catchall(days)]),
  null,
  (value) => provinceFault(Object.keys(value ?? {}).filter((key) => key !== 'default')),
);
export type DeliveryDays = z.output<typeof deliveryDays.schema>;

/** When the parcels of a day are handed over. */
export const cutOff = setting(
  'delivery.cut_off',
  "until when an order leaves the same day, in the shop's time: 16:00",
  z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time of day such as 16:00'),
  '16:00',
);

/** Days of the week on which parcels leave. */
export const parcelDays = setting(
  'delivery.parcel_days',
  'days of the week on which parcels leave, 1 for Monday to 7 for Sunday',
  z.array(z.int().min(1).max(7)).min(1, 'names no day'),
  [1, 2, 3, 4, 5, 6, 7],
);

/** Where nothing is sent to. */
export const provincesNotServed = setting(
  'delivery.not_to',
  'codes of provinces nothing is sent to: ["540000"]',
  z.array(provinceCode).max(40),
  [],
  provinceFault,
);

/** Where delivery is told to for those of whom no place is known. */
export const regionOfShop = setting(
  'delivery.region',
  'code of the city or province delivery is told to before somebody says where they live; null: they are asked',
  z.union([z.null(), z.string().regex(/^\d{6}$/, 'is no code of a region, such as 330100')]),
  null,
  (code) => (code === null || placeOf(code) ? null : `"${code}" is no code of a city or province, such as 330100`),
);
