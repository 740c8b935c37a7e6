import { pictureUrl } from '@jishi/api';
import type { VariantValue } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { Picture } from '@jishi/ui';
import Check from 'lucide-react/icons/check';
import * as styles from './variant-chip.styles.ts';

type VariantChipProps = { value: VariantValue; withPicture: boolean; onToggle: () => void };

/** One value of an axis. A sold-out one stays reachable, so that readers hear that it is sold out. */
export function VariantChip({
  value: { value, picture, isChosen, isAvailable },
  withPicture,
  onToggle,
}: VariantChipProps) {
  const text = useCommonTexts();
  return (
    <styles.Chip
      type="button"
      aria-pressed={isChosen}
      aria-disabled={!isAvailable || undefined}
      onClick={isAvailable || isChosen ? onToggle : undefined}
    >
      {withPicture && picture && <Picture src={pictureUrl(picture, 80)} alt="" width={32} height={32} />}
      {isAvailable ? (
        value
      ) : (
        <>
          <s>{value}</s>
          <small>{text('state.sold_out')}</small>
        </>
      )}
      {isChosen && (
        <styles.Tick>
          <Check size={11} strokeWidth={4} aria-hidden />
        </styles.Tick>
      )}
    </styles.Chip>
  );
}
