import { pictureUrl } from '@jishi/api';
import type { SavedProduct } from '@jishi/api/favourites';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Clamp, IconButton, Picture, PictureFrame, Price, Tag, Tags, Text } from '@jishi/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { AlertToggle } from './alert-toggle.tsx';
import * as styles from './favourite-card.styles.ts';

type FavouriteCardProps = { saved: SavedProduct; onRemove: () => void };

/** Picture, name and price; of a product that was deleted only that it is gone. */
export function FavouriteCard({ saved, onRemove }: FavouriteCardProps) {
  const { product, priceFell, isSoldOut } = saved;
  const text = useTexts();
  const format = useFormat();
  const name = product?.name ?? text('favourites.gone');
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
            <IconButton label={text('favourites.remove-of', { name })} onClick={onRemove}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </styles.Actions>
        </styles.Foot>
      </styles.Body>
    </styles.Plate>
  );
}
