import type { SavedProduct } from '@jishi/api/favourites';
import { RemoteFragment } from '@jishi/contracts';
import { IconButton } from '@jishi/ui';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { AlertToggle } from './alert-toggle.tsx';
import * as styles from './favourite-card.styles.ts';

type FavouriteActionsProps = { saved: SavedProduct; name: string; onPlace: () => void };

/** Bell, lists, and the way into the cart: what there is to choose is asked then, since a favourite does not say. */
export function FavouriteActions({ saved, name, onPlace }: FavouriteActionsProps) {
  const words = useListWords();
  return (
    <styles.Actions>
      <AlertToggle saved={saved} name={name} />
      <IconButton label={words('lists.put-of', { name })} aria-haspopup="dialog" onClick={onPlace}>
        <FolderPlus size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {!saved.isSoldOut && (
        <RemoteFragment
          isQuiet
          id="mf_cart_checkout/quick-add"
          props={{ productId: saved.productId, name, hasVariants: true }}
        />
      )}
    </styles.Actions>
  );
}
