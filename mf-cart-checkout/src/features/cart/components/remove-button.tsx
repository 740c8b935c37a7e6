import { IconButton } from '@jishi/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './cart.styles.ts';

type RemoveButtonProps = { name: string; onRemove(): void };

/** Takes a line out of the cart. */
export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  const text = useTexts();
  return (
    <styles.Remove>
      <IconButton label={text('line.remove', { name })} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </styles.Remove>
  );
}
