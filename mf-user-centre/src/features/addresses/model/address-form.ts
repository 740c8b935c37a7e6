import type { Address, AddressInput, Region } from '@jishi/api/addresses';
import { isPhoneNumber } from '@jishi/api/sign-in';
import type { Lang } from '@jishi/i18n';
import { centreOf, type MapPoint, pointOf } from './centre-of.ts';
import { chosenRegions, isComplete, type RegionChoice, regionText } from './region-choice.ts';

/** What stands in the address form. */
export type AddressForm = {
  name: string;
  phone: string;
  region: RegionChoice;
  place: string;
  house: string;
  /** Chosen on the map; `null` when it was taken away there, missing when the map was not used. */
  point?: MapPoint | null;
};

/** Most characters of each field; the server takes more, the columns behind it do not. */
export const addressLimits = { name: 20, phone: 11, place: 60, house: 80 } as const;

type AddressFault = 'required' | 'format' | 'max';
export type AddressFaults = { [Field in Exclude<keyof AddressForm, 'point'>]?: AddressFault };

const textFault = (text: string, most: number): AddressFault | undefined => {
  const length = text.trim().length;
  return length === 0 ? 'required' : length > most ? 'max' : undefined;
};

/** A stored address and the region that could be read from it when the form began. */
export type EditedAddress = { address: Address; region: RegionChoice };

type Placed = Pick<AddressForm, 'region' | 'point'>;

const keepsRegion = (form: Placed, edited: EditedAddress | null): edited is EditedAddress =>
  edited !== null &&
  form.region.province === edited.region.province &&
  form.region.city === edited.region.city &&
  form.region.district === edited.region.district;

/** Whether a form only says more exactly where the stored address was known to be: the district of its city. */
const namesDistrict = ({ region }: Placed, { region: before }: EditedAddress): boolean =>
  before.city !== '' && before.district === '' && region.province === before.province && region.city === before.city;

/** Whether the region of a form can be sent. A stored address may keep one the lists do not know. */
export const isRegionRight = (form: Placed, provinces: readonly Region[], edited: EditedAddress | null): boolean =>
  keepsRegion(form, edited) || isComplete(provinces, form.region);

/** What is wrong with a form; empty when it can be sent. */
export function addressFaults(
  form: AddressForm,
  provinces: readonly Region[],
  edited: EditedAddress | null,
): AddressFaults {
  const phone = textFault(form.phone, addressLimits.phone);
  const faults = {
    name: textFault(form.name, addressLimits.name),
    phone: phone ?? (isPhoneNumber(form.phone) ? undefined : ('format' as const)),
    region: isRegionRight(form, provinces, edited) ? undefined : ('required' as const),
    place: textFault(form.place, addressLimits.place),
    house: textFault(form.house, addressLimits.house),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/**
 * The point of a form that is more than the centre of its city: chosen on the map, or stored with an address that keeps
 * its region or names its district.
 */
export function ownPoint(form: Placed, provinces: readonly Region[], edited: EditedAddress | null): MapPoint | null {
  if (form.point !== undefined) return form.point;
  const isThere = edited !== null && (keepsRegion(form, edited) || namesDistrict(form, edited));
  const stored = isThere ? pointOf(edited.address) : null;
  const centre = centreOf(chosenRegions(provinces, form.region));
  return stored && isSamePoint(stored, centre) ? null : stored;
}

/**
 * What is sent. The full text begins with the region, because the shipping fee is read from it; without a point of its
 * own an address has the centre of its city. One that keeps its region and its place keeps its text too.
 */
export function toAddressInput(
  form: AddressForm,
  provinces: readonly Region[],
  lang: Lang,
  edited: EditedAddress | null,
): AddressInput {
  const regions = chosenRegions(provinces, form.region);
  const place = form.place.trim();
  const kept = keepsRegion(form, edited) ? edited.address : null;
  const written = [regionText(regions, lang), place].join(lang === 'zh' ? '' : ', ');
  const isWritten = kept === null || (kept.place !== place && isComplete(provinces, form.region));
  return {
    name: form.name.trim(),
    phone: form.phone.trim(),
    place,
    house: form.house.trim(),
    address: isWritten ? written : kept.address,
    ...(ownPoint(form, provinces, edited) ?? centreOf(regions)),
  };
}

const isSamePoint = (a: MapPoint, b: MapPoint): boolean => a.latitude === b.latitude && a.longitude === b.longitude;
