import { pictureUrl } from '@jishi/api';
import { hasPictures, pickerRows, type Variant } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { ChoiceRow } from '@jishi/ui/forms';
import { useId } from 'react';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import { SizeGuideLink } from '../size-guide/size-guide-link.tsx';
import * as styles from './purchase-box.styles.ts';

type VariantPickerProps = { variants: readonly Variant[]; purchase: PurchaseState };

/**
 * A row per axis. A click chooses, a second one takes the choice off; what cannot be combined is struck and says so. A row
 * without a choice says so to whoever comes to it; the buttons call out all of them in one sentence.
 */
export function VariantPicker({ variants, purchase }: VariantPickerProps) {
  const text = useDetailWords();
  const common = useCommonTexts();
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
        <styles.RowBody
          role="group"
          aria-labelledby={`${id}-${index}`}
          aria-describedby={isMissing ? `${id}-${index}-missing` : undefined}
        >
          <ChoiceRow
            options={axis.values.map(({ value, isChosen, isAvailable, picture }) => ({
              value,
              chosen: isChosen,
              picture: withPictures && picture ? pictureUrl(picture, 80) : null,
              unavailable: isAvailable ? null : common('state.sold_out'),
            }))}
            onToggle={(value) => toggle(axis.name, value)}
          />
          <SizeGuideLink
            values={axis.values.map(({ value }) => value)}
            onChoose={(value) => choice[axis.name] !== value && toggle(axis.name, value)}
          />
          {isMissing && (
            <styles.Missing id={`${id}-${index}-missing`}>{text('choose', { name: axis.name })}</styles.Missing>
          )}
        </styles.RowBody>
      </styles.Row>
    );
  });
}
