import { pictureUrl } from '@jishi/api';
import type { SavedProduct } from '@jishi/api/favourites';
import type { FavouriteList } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Clamp, IconButton, Picture, PictureFrame, Price, Tag, Tags, Text } from '@jishi/ui';
import FolderMinus from 'lucide-react/icons/folder-minus';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { AlertToggle } from './alert-toggle.tsx';
import * as styles from './favourite-card.styles.ts';

type FavouriteCardProps = {
  saved: SavedProduct;
  /** The list it is shown in; null: among all favourites. */
  list: FavouriteList | null;
  /** Puts it into lists. */
  onPlace: () => void;
  /** Takes it out of the list, or of the favourites. */
  onRemove: () => void;
};

/** Picture, name and price; of a product that was deleted only that it is gone. */
export function FavouriteCard({ saved, list, onPlace, onRemove }: FavouriteCardProps) {
  const { product, priceFell, isSoldOut } = saved;
  const text = useTexts();
  const words = useListWords();
  const format = useFormat();
  const name = product?.name ?? text('favourites.gone');
  const Remove = list ? FolderMinus : Trash2;
  return (
    <styles.Plate>
      <PictureFrame>
        {product?.picture && (
          <Link to={paths.product(product.id)} tabIndex={-1} aria-hidden="true">
            <Picture src={pictureUrl(product.picture.url, 200)} alt="" width={200} height={200} fill radius="none" />
          </Link>
        )}
      </PictureFrame>
      <styles.Body>
        {product ? (
          <Link to={paths.product(product.id)}>
            <Clamp>{name}</Clamp>
          </Link>
        ) : (
          <Text $tone="tertiary">{name}</Text>
        )}
        {product && (priceFell > 0 || isSoldOut) && (
          <Tags>
            {priceFell > 0 && (
              <Tag $tone="brand">{text('favourites.price-fell', { amount: format.money(priceFell) })}</Tag>
            )}
            {isSoldOut && <Tag>{text('favourites.sold-out')}</Tag>}
          </Tags>
        )}
        <styles.Foot>
          {product && <Price parts={format.moneyParts(product.price)} size="s" />}
          <styles.Actions>
            {product && <AlertToggle saved={saved} name={name} />}
            {product && (
              <IconButton label={words('lists.put-of', { name })} aria-haspopup="dialog" onClick={onPlace}>
                <FolderPlus size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={
                list ? words('lists.take-out-of', { list: list.name, name }) : text('favourites.remove-of', { name })
              }
              onClick={onRemove}
            >
              <Remove size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </styles.Actions>
        </styles.Foot>
      </styles.Body>
    </styles.Plate>
  );
}
