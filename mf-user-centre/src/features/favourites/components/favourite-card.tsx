import type { SavedProduct } from '@jishi/api/favourites';
import { givesPrice } from '@jishi/api/flash-sales/offer';
import type { FavouriteList } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Card } from '@jishi/part-kit/product-tile';
import { Clamp, Price, StrikePrice, Tag, Tags, Text } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { FavouriteActions } from './favourite-actions.tsx';
import * as styles from './favourite-card.styles.ts';
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
        {product && (
          <div>
            <Costs product={product} priceFell={saved.priceFell} />
            <FavouriteActions saved={saved} name={name} onPlace={onPlace} />
          </div>
        )}
      </styles.Body>
      <TakeAway name={name} list={list} onRemove={onRemove} />
    </Card>
  );
}

type CostsProps = { product: NonNullable<SavedProduct['product']>; priceFell: number };

/** What it costs, what it cost when it was saved, and why it is less. */
function Costs({ product: { price, flashSale }, priceFell }: CostsProps) {
  const text = useTexts();
  const format = useFormat();
  const label = text('favourites.saved-at');
  return (
    <>
      {(givesPrice(flashSale) || priceFell > 0) && (
        <Tags>
          {givesPrice(flashSale) && <Tag $tone="solid">{text('favourites.in-sale')}</Tag>}
          {priceFell > 0 && (
            <Tag $tone="brand">{text('favourites.price-fell', { amount: format.money(priceFell) })}</Tag>
          )}
        </Tags>
      )}
      <styles.Prices>
        <Price parts={format.moneyParts(price)} size="s" />
        {priceFell > 0 && <StrikePrice text={format.money(price + priceFell)} label={label} hint={label} />}
      </styles.Prices>
    </>
  );
}
