import type { SavedProduct } from '@jishi/api/favourites';
import Bell from 'lucide-react/icons/bell';
import { useSetAlert } from '../../../hooks/use-set-alert.ts';
import { useTexts } from '../../../messages/texts.ts';
import { Act } from './favourite-actions.styles.ts';

type AlertToggleProps = { saved: SavedProduct; name: string };

/** Bell of a favourite: told when it costs less or, sold out, when it can be had again. */
export function AlertToggle({ saved: { productId, isSoldOut, alerts }, name }: AlertToggleProps) {
  const text = useTexts();
  const kind = isSoldOut ? 'stock' : 'price';
  const { mutate, isPending, variables } = useSetAlert(productId);
  const isSet = isPending ? variables.isWanted : alerts[kind];
  return (
    <Act
      type="button"
      aria-label={text(`alert.${kind}-of`, { name })}
      aria-pressed={isSet}
      onClick={() => {
        if (!isPending) mutate({ kind, isWanted: !isSet });
      }}
    >
      <Bell size={16} strokeWidth={1.75} aria-hidden />
      {text(`alert.${kind}-short`)}
    </Act>
  );
}
