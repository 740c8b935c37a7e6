import type { Address, AddressInput, Region } from '@jishi/api/addresses';
import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Field, Form, TextInput } from '@jishi/ui/forms';
import { PhoneInput } from '../../../components/phone-input.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { afterChange } from '../../../model/form-text.ts';
import { useAddressForm } from '../hooks/use-address-form.ts';
import { type AddressFaults, addressLimits } from '../model/address-form.ts';
import { fillIn } from '../pasted/fill-in.ts';
import type { PastedAddress } from '../pasted/pasted-address.ts';
import * as styles from './address-form.styles.ts';
import { MapField } from './map-field.tsx';
import { PasteField } from './paste-field.tsx';
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
  const form = useAddressForm({ provinces, address, onChange, onSave });
  const faultOf = (field: Exclude<keyof AddressFaults, 'region'>) => {
    const fault = form.faults[field];
    return fault && common(`field.${fault}`, { attribute: text(`field.${field}`), number: addressLimits[field] });
  };
  const handlePasted = (found: PastedAddress) => {
    const element = document.getElementById(id);
    if (!(element instanceof HTMLFormElement)) return;
    fillIn(element, found);
    form.fill(new FormData(element), found.region);
  };

  return (
    <Form id={id} onSubmit={form.submit} onChange={afterChange(form.type)} errors={form.faults}>
      <PasteField onRead={handlePasted} />
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
        value={form.region}
        onChange={form.chooseRegion}
        isMissing={form.isRegionMissing}
        current={form.unknownRegion}
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
      <MapField cities={form.cities} regions={form.regions} point={form.point} onChange={form.choosePoint} />
      <FormFailure error={error} />
    </Form>
  );
}
