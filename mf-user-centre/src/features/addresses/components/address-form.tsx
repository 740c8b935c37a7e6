import type { Address, AddressInput, Region } from '@jishi/api/addresses';
import { useCommonTexts, useLang } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Field, Form, TextInput } from '@jishi/ui/forms';
import { useMemo, useState } from 'react';
import { PhoneInput } from '../../../components/phone-input.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import { stillWrong } from '../../../model/still-wrong.ts';
import {
  type AddressFaults,
  type AddressForm as AddressFormValues,
  addressFaults,
  addressLimits,
  isRegionRight,
  ownPoint,
  toAddressInput,
} from '../model/address-form.ts';
import type { MapPoint } from '../model/centre-of.ts';
import { knownCities } from '../model/known-cities.ts';
import { nearestCity } from '../model/nearest-city.ts';
import { chosenRegions, isComplete, noRegion, regionOfCode } from '../model/region-choice.ts';
import { storedRegion } from '../model/stored-region.ts';
import * as styles from './address-form.styles.ts';
import { MapField } from './map-field.tsx';
import { RegionFields } from './region-fields.tsx';

type AddressFormProps = {
  id: string;
  provinces: readonly Region[];
  /** `null` for a new one. */
  address: Address | null;
  error: unknown;
  /** Something was typed or chosen. */
  onChange: () => void;
  onSave: (input: AddressInput) => void;
};

export function AddressForm({ id, provinces, address, error, onChange, onSave }: AddressFormProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const lang = useLang();
  const cities = useMemo(() => knownCities(provinces, lang), [provinces, lang]);
  const [edited] = useState(() => address && { address, region: storedRegion(provinces, cities, address, lang) });
  const [region, setRegion] = useState(edited?.region ?? noRegion);
  const [point, setPoint] = useState<MapPoint | null>();
  const [faults, setFaults] = useState<AddressFaults>({});

  const placed = { region, ...(point !== undefined && { point }) };

  const handlePoint = (chosen: MapPoint | null) => {
    onChange();
    setPoint(chosen);
    const near = chosen && nearestCity(cities, chosen);
    if (near && !edited && region.province === '') setRegion(regionOfCode(provinces, near.city.code));
  };
  const formOf = (data: FormData): AddressFormValues => ({
    name: textOf(data, 'name'),
    phone: textOf(data, 'phone'),
    place: textOf(data, 'place'),
    house: textOf(data, 'house'),
    ...placed,
  });
  const handleChange = (data: FormData) => {
    onChange();
    setFaults((told) => stillWrong(told, addressFaults(formOf(data), provinces, edited)));
  };
  const handleSubmit = (data: FormData) => {
    const form = formOf(data);
    const found = addressFaults(form, provinces, edited);
    setFaults(found);
    if (Object.keys(found).length === 0) onSave(toAddressInput(form, provinces, lang, edited));
  };
  const faultOf = (field: Exclude<keyof AddressFaults, 'region'>) => {
    const fault = faults[field];
    return fault && common(`field.${fault}`, { attribute: text(`field.${field}`), number: addressLimits[field] });
  };

  return (
    <Form id={id} onSubmit={handleSubmit} onChange={afterChange(handleChange)} errors={faults}>
      <styles.Pair>
        <Field label={text('field.name')} error={faultOf('name')} required>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={addressLimits.name}
            defaultValue={address?.name ?? ''}
          />
        </Field>
        <Field label={text('field.phone')} error={faultOf('phone')} required>
          <PhoneInput name="phone" autoComplete="tel" defaultValue={address?.phone ?? ''} />
        </Field>
      </styles.Pair>
      <RegionFields
        provinces={provinces}
        value={region}
        onChange={setRegion}
        isMissing={faults.region !== undefined && !isRegionRight(placed, provinces, edited)}
        current={edited && !isComplete(provinces, edited.region) ? edited.address.address : null}
      />
      <Field label={text('field.place')} hint={text('addresses.place-hint')} error={faultOf('place')} required>
        <TextInput
          name="place"
          autoComplete="address-line1"
          maxLength={addressLimits.place}
          defaultValue={address?.place ?? ''}
        />
      </Field>
      <Field label={text('field.house')} hint={text('addresses.house-hint')} error={faultOf('house')} required>
        <TextInput
          name="house"
          autoComplete="address-line2"
          maxLength={addressLimits.house}
          defaultValue={address?.house ?? ''}
        />
      </Field>
      <MapField
        cities={cities}
        regions={chosenRegions(provinces, region)}
        point={ownPoint(placed, provinces, edited)}
        onChange={handlePoint}
      />
      <FormFailure error={error} />
    </Form>
  );
}
