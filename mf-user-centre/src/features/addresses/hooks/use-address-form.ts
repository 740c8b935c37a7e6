import type { Address, AddressInput, Region } from '@jishi/api/addresses';
import { useLang } from '@jishi/i18n';
import { useMemo, useState } from 'react';
import { textOf } from '../../../model/form-text.ts';
import { stillWrong } from '../../../model/still-wrong.ts';
import {
  type AddressFaults,
  type AddressForm,
  addressFaults,
  isRegionRight,
  ownPoint,
  toAddressInput,
} from '../model/address-form.ts';
import type { MapPoint } from '../model/centre-of.ts';
import { knownCities } from '../model/known-cities.ts';
import { nearestCity } from '../model/nearest-city.ts';
import { chosenRegions, isComplete, noRegion, type RegionChoice, regionOfCode } from '../model/region-choice.ts';
import { storedRegion } from '../model/stored-region.ts';

type AddressFormOptions = {
  provinces: readonly Region[];
  /** `null` for a new one. */
  address: Address | null;
  /** Something was typed or chosen. */
  onChange: () => void;
  onSave: (input: AddressInput) => void;
};

/** What stands in an address form beside its text fields, and what is wrong with all of them once it was to be sent. */
export function useAddressForm({ provinces, address, onChange, onSave }: AddressFormOptions) {
  const lang = useLang();
  const cities = useMemo(() => knownCities(provinces, lang), [provinces, lang]);
  const [edited] = useState(() => address && { address, region: storedRegion(provinces, cities, address, lang) });
  const [region, setRegion] = useState(edited?.region ?? noRegion);
  const [point, setPoint] = useState<MapPoint | null>();
  const [faults, setFaults] = useState<AddressFaults>({});

  const placed = { region, ...(point !== undefined && { point }) };
  const formOf = (data: FormData): AddressForm => ({
    name: textOf(data, 'name'),
    phone: textOf(data, 'phone'),
    place: textOf(data, 'place'),
    house: textOf(data, 'house'),
    ...placed,
  });
  const changed = (form: AddressForm): void => {
    onChange();
    setFaults((told) => stillWrong(told, addressFaults(form, provinces, edited)));
  };

  return {
    cities,
    region,
    faults,
    regions: chosenRegions(provinces, region),
    point: ownPoint(placed, provinces, edited),
    isRegionMissing: faults.region !== undefined && !isRegionRight(placed, provinces, edited),
    /** A stored address whose regions the lists do not know. */
    unknownRegion: edited && !isComplete(provinces, edited.region) ? edited.address.address : null,
    chooseRegion: setRegion,
    choosePoint(chosen: MapPoint | null): void {
      onChange();
      setPoint(chosen);
      const near = chosen && nearestCity(cities, chosen);
      if (near && !edited && region.province === '') setRegion(regionOfCode(provinces, near.city.code));
    },
    /** Text fields were typed into. */
    type: (data: FormData): void => changed(formOf(data)),
    /** Fields were filled in together; a region goes with them where it is known. */
    fill(data: FormData, known: RegionChoice): void {
      const isKnown = known.province !== '';
      if (isKnown) setRegion(known);
      changed({ ...formOf(data), ...(isKnown && { region: known }) });
    },
    submit(data: FormData): void {
      const form = formOf(data);
      const found = addressFaults(form, provinces, edited);
      setFaults(found);
      if (Object.keys(found).length === 0) onSave(toAddressInput(form, provinces, lang, edited));
    },
  };
}
