import type { SavedProduct } from '@jishi/api/favourites';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { AlertToggle } from './alert-toggle.tsx';
import * as styles from './favourite-actions.styles.ts';

type FavouriteActionsProps = { saved: SavedProduct; name: string; onPlace: () => void };

/** What is done with it as a favourite, in words: bell and lists. */
export function FavouriteActions({ saved, name, onPlace }: FavouriteActionsProps) {
  const words = useListWords();
  return (
    <styles.Foot>
      <AlertToggle saved={saved} name={name} />
      <styles.Act type="button" aria-label={words('lists.put-of', { name })} aria-haspopup="dialog" onClick={onPlace}>
        <FolderPlus size={16} strokeWidth={1.75} aria-hidden />
        {words('lists.put-short')}
      </styles.Act>
    </styles.Foot>
  );
}
