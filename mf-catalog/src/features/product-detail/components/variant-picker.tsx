import type { Variant } from '@jishi/api/products';
import { useId } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import { hasPictures, pickerRows } from '../model/picker-rows.ts';
import * as styles from './purchase-box.styles.ts';
import { VariantChip } from './variant-chip.tsx';

type VariantPickerProps = { variants: readonly Variant[]; purchase: PurchaseState };

/** A row per axis. A click chooses, a second one takes the choice off; what cannot be combined is struck and says so. */
export function VariantPicker({ variants, purchase }: VariantPickerProps) {
  const text = useTexts();
  const id = useId();
  const { choice, missing, toggle } = purchase;
  return pickerRows(variants, choice).map((axis, index) => {
    const isMissing = missing.includes(axis.name);
    const withPictures = hasPictures(axis);
    return (
      <styles.Row key={axis.name} data-row={axis.name}>
        <styles.RowLabel id={`${id}-${index}`} $missing={isMissing}>
          {axis.name}
        </styles.RowLabel>
        <styles.RowBody role="group" aria-labelledby={`${id}-${index}`}>
          {axis.values.map((value) => (
            <VariantChip
              key={value.value}
              value={value}
              withPicture={withPictures}
              onToggle={() => toggle(axis.name, value.value)}
            />
          ))}
          {isMissing && <styles.Missing role="status">{text('detail.choose', { name: axis.name })}</styles.Missing>}
        </styles.RowBody>
      </styles.Row>
    );
  });
}
