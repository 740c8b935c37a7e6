import type { FavouriteList } from '@jishi/api/products';
import FolderMinus from 'lucide-react/icons/folder-minus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './favourite-card.styles.ts';

type TakeAwayProps = { name: string; list: FavouriteList | null; onRemove: () => void };

/** At the corner of the picture: out of the list, or of the favourites. */
export function TakeAway({ name, list, onRemove }: TakeAwayProps) {
  const text = useTexts();
  const words = useListWords();
  const Icon = list ? FolderMinus : Trash2;
  return (
    <styles.Corner
      label={list ? words('lists.take-out-of', { list: list.name, name }) : text('favourites.remove-of', { name })}
      onClick={onRemove}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </styles.Corner>
  );
}
