import type { Region } from '@jishi/api/addresses';
import { useCommonTexts } from '@jishi/i18n';
import { FieldError, Hint, Select } from '@jishi/ui/forms';
import { useId } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { chooseCity, chooseProvince, type RegionChoice, regionLists } from '../model/region-choice.ts';
import * as styles from './address-form.styles.ts';

type RegionFieldsProps = {
  provinces: readonly Region[];
  value: RegionChoice;
  onChange: (choice: RegionChoice) => void;
  isMissing: boolean;
  /** The address as it is stored, when its regions cannot be read from it: it stays unless others are chosen. */
  current: string | null;
};

/** Province, city, district; each list belongs to the choice before it. */
export function RegionFields({ provinces, value, onChange, isMissing, current }: RegionFieldsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const id = useId();
  const { cities, districts } = regionLists(provinces, value);
  const levels = [
    {
      key: 'province',
      level: 'address-level1',
      regions: provinces,
      choose: (one: string) => chooseProvince(provinces, one),
    },
    { key: 'city', level: 'address-level2', regions: cities, choose: (one: string) => chooseCity(value, one) },
    {
      key: 'district',
      level: 'address-level3',
      regions: districts,
      choose: (one: string) => ({ ...value, district: one }),
    },
  ] as const;
  return (
    <styles.Regions aria-describedby={isMissing || current ? id : undefined}>
      <legend>{text('field.region')}</legend>
      {levels.map(({ key, level, regions, choose }) => (
        <Select
          key={key}
          name={key}
          autoComplete={level}
          aria-label={text(`field.${key}`)}
          aria-invalid={(isMissing && regions.length > 0 && value[key] === '') || undefined}
          disabled={regions.length === 0}
          value={value[key]}
          onChange={(chosen) => onChange(choose(chosen))}
          options={[
            { value: '', label: text(`addresses.choose-${key}`) },
            ...regions.map((region) => ({ value: region.id, label: region.name })),
          ]}
        />
      ))}
      {isMissing ? (
        <FieldError id={id}>{common('field.choose', { attribute: text('field.region') })}</FieldError>
      ) : (
        current && <Hint id={id}>{text('addresses.region-stays', { address: current })}</Hint>
      )}
    </styles.Regions>
  );
}
