import type { Address, AddressInput, Region } from '@jishi/api/addresses';
import { useCommonTexts, useLang } from '@jishi/i18n';
import { Field, Form, FormError, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { failureText } from '../../../model/failure-text.ts';
import {
  type AddressFaults,
  type AddressForm as AddressFormValues,
  addressFaults,
  addressLimits,
  toAddressInput,
} from '../model/address-form.ts';
import { isComplete, noRegion, readRegions } from '../model/region-choice.ts';
import * as styles from './address-form.styles.ts';
import { RegionFields } from './region-fields.tsx';

type AddressFormProps = {
  id: string;
  provinces: readonly Region[];
  /** `null` for a new one. */
  address: Address | null;
  error: unknown;
  onSave: (input: AddressInput) => void;
};

export function AddressForm({ id, provinces, address, error, onSave }: AddressFormProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const lang = useLang();
  const [edited] = useState(() => address && { address, region: readRegions(provinces, address.address, lang) });
  const [region, setRegion] = useState(edited?.region ?? noRegion);
  const [faults, setFaults] = useState<AddressFaults>({});

  const handleSubmit = (data: FormData) => {
    const typed = (name: string) => String(data.get(name) ?? '');
    const form: AddressFormValues = {
      name: typed('name'),
      phone: typed('phone'),
      place: typed('place'),
      house: typed('house'),
      region,
    };
    const found = addressFaults(form, provinces, edited);
    setFaults(found);
    if (Object.keys(found).length === 0) onSave(toAddressInput(form, provinces, lang, edited));
  };
  const faultOf = (field: Exclude<keyof AddressFormValues, 'region'>) => {
    const fault = faults[field];
    return fault && common(`field.${fault}`, { attribute: text(`field.${field}`), number: addressLimits[field] });
  };

  return (
    <Form id={id} onSubmit={handleSubmit} errors={faults}>
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
          <TextInput
            name="phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={addressLimits.phone}
            defaultValue={address?.phone ?? ''}
          />
        </Field>
      </styles.Pair>
      <RegionFields
        provinces={provinces}
        value={region}
        onChange={setRegion}
        isMissing={faults.region !== undefined}
        current={edited && !isComplete(provinces, edited.region) ? edited.address.address : null}
      />
      <Field label={text('field.place')} hint={text('addresses.place-hint')} error={faultOf('place')} required>
        <TextInput name="place" maxLength={addressLimits.place} defaultValue={address?.place ?? ''} />
      </Field>
      <Field label={text('field.house')} hint={text('addresses.house-hint')} error={faultOf('house')} required>
        <TextInput name="house" maxLength={addressLimits.house} defaultValue={address?.house ?? ''} />
      </Field>
      <FormError>{error ? failureText(error, common) : undefined}</FormError>
    </Form>
  );
}
