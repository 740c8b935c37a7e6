import type { SavedProduct } from '@jishi/api/favourites';
import type { FavouriteList } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { Card } from '@jishi/part-kit/product-tile';
import { Clamp, Text } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { FavouriteActions } from './favourite-actions.tsx';
import * as styles from './favourite-card.styles.ts';
import { FavouriteCost } from './favourite-cost.tsx';
import { FavouritePicture } from './favourite-picture.tsx';
import { TakeAway } from './take-away.tsx';

type FavouriteCardProps = {
  saved: SavedProduct;
  /** The list it is shown in; null: among all favourites. */
  list: FavouriteList | null;
  /** Puts it into lists. */
  onPlace: () => void;
  /** Takes it out of the list, or of the favourites. */
  onRemove: () => void;
};

/** Picture, name, price then and now, and what can be done with it; of a product that was deleted only that it is gone. */
export function FavouriteCard({ saved, list, onPlace, onRemove }: FavouriteCardProps) {
  const text = useTexts();
  const { product } = saved;
  const name = product?.name ?? text('favourites.gone');
  return (
    <Card>
      <FavouritePicture saved={saved} />
      <styles.Body>
        {product ? (
          <Clamp as={Link} to={paths.product(product.id)}>
            {name}
          </Clamp>
        ) : (
          <Text $tone="tertiary">{name}</Text>
        )}
        {product && <FavouriteCost saved={saved} product={product} />}
      </styles.Body>
      {product && <FavouriteActions saved={saved} name={name} onPlace={onPlace} />}
      <TakeAway name={name} list={list} onRemove={onRemove} />
    </Card>
  );
}
