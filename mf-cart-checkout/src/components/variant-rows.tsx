import { pictureUrl } from '@jishi/api';
import {
  hasPictures,
  pickerRows,
  toggleValue,
  type Variant,
  type VariantAxis,
  type VariantChoice,
} from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { ChoiceRow } from '@jishi/ui/forms';
import { useId } from 'react';
import * as styles from './variant-rows.styles.ts';

type VariantRowsProps = {
  variants: readonly Variant[];
  choice: VariantChoice;
  onChoose(choice: VariantChoice): void;
};

/** A row per axis. A click chooses, a second one takes the choice off; what cannot be combined is struck and says so. */
export function VariantRows({ variants, choice, onChoose }: VariantRowsProps) {
  return pickerRows(variants, choice).map((axis) => (
    <VariantRow key={axis.name} axis={axis} onToggle={(value) => onChoose(toggleValue(choice, axis.name, value))} />
  ));
}

function VariantRow({ axis, onToggle }: { axis: VariantAxis; onToggle(value: string): void }) {
  const common = useCommonTexts();
  const id = useId();
  return (
    <styles.Axis role="group" aria-labelledby={id}>
      <h3 id={id}>{axis.name}</h3>
      <styles.Values>
        <ChoiceRow
          options={axis.values.map(({ value, isChosen, isAvailable, picture }) => ({
            value,
            chosen: isChosen,
            picture: picture && hasPictures(axis) ? pictureUrl(picture, 80) : null,
            unavailable: isAvailable ? null : common('state.sold_out'),
          }))}
          onToggle={onToggle}
        />
      </styles.Values>
    </styles.Axis>
  );
}
