import type { FavouriteList } from '@jishi/api/products';
import { centreInLine } from '@jishi/ui';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { favouritesPath } from '../../../model/favourites-address.ts';
import { Covers } from './covers.tsx';
import * as styles from './list-tiles.styles.ts';

type ListTilesProps = {
  lists: readonly FavouriteList[];
  /** The one that is shown; null: all favourites. */
  listId: string | null;
  /** How many favourites there are. */
  total: ReactNode;
  onNew: () => void;
};

/** Lists side by side, with what is in them; on phones a row to scroll. */
export function ListTiles({ lists, listId, total, onNew }: ListTilesProps) {
  const words = useListWords();
  return (
    <nav aria-label={words('lists.label')}>
      <styles.Tiles>
        <Tile id={null} shownId={listId} name={words('lists.all')} count={total}>
          <styles.Disc>
            <Star size={20} strokeWidth={1.75} aria-hidden />
          </styles.Disc>
        </Tile>
        {lists.map(({ id, name, count, pictures }) => (
          <Tile key={id} id={id} shownId={listId} name={name} count={words('lists.count', { count })}>
            <Covers pictures={pictures} />
          </Tile>
        ))}
        <li>
          <styles.New type="button" aria-haspopup="dialog" onClick={onNew}>
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            {words('lists.new')}
          </styles.New>
        </li>
      </styles.Tiles>
    </nav>
  );
}

type TileProps = {
  id: string | null;
  shownId: string | null;
  name: string;
  count: ReactNode;
  /** Its picture. */
  children: ReactNode;
};

function Tile({ id, shownId, name, count, children }: TileProps) {
  const isShown = id === shownId;
  return (
    <li ref={isShown ? centreInLine : null}>
      <styles.Tile as={Link} to={favouritesPath({ listId: id, page: 1 })} aria-current={isShown ? 'page' : undefined}>
        {children}
        <styles.Words>
          <b>{name}</b> <small>{count}</small>
        </styles.Words>
      </styles.Tile>
    </li>
  );
}
