import type { SavedProduct } from '@jishi/api/favourites';
import { givesPrice } from '@jishi/api/flash-sales/offer';
import { RemoteFragment } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Price, StrikePrice, Tag, Tags } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './favourite-card.styles.ts';

type FavouriteCostProps = { saved: SavedProduct; product: NonNullable<SavedProduct['product']> };

/** What it costs, what it cost when it was saved, why it is less, and the way into the cart. */
export function FavouriteCost({ saved: { isSoldOut, priceFell, hasVariants }, product }: FavouriteCostProps) {
  const text = useTexts();
  const format = useFormat();
  const { id: productId, name, price, flashSale } = product;
  const label = text('favourites.saved-at');
  const isInSale = givesPrice(flashSale);
  return (
    <div>
      {(isInSale || priceFell > 0) && (
        <Tags>
          {isInSale && <Tag $tone="solid">{text('favourites.in-sale')}</Tag>}
          {priceFell > 0 && (
            <Tag $tone="brand">{text('favourites.price-fell', { amount: format.money(priceFell) })}</Tag>
          )}
        </Tags>
      )}
      <styles.Cost>
        <styles.Prices>
          <Price parts={format.moneyParts(price)} size="s" />
          {priceFell > 0 && <StrikePrice text={format.money(price + priceFell)} label={label} hint={label} />}
        </styles.Prices>
        {!isSoldOut && (
          // What is in a flash sale is bought on its page: the sheet says so.
          <RemoteFragment
            isQuiet
            id="mf_cart_checkout/quick-add"
            props={{ productId, name, hasVariants: hasVariants || isInSale }}
          />
        )}
      </styles.Cost>
    </div>
  );
}
