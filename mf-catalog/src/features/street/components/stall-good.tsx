import { pictureSrcSet, pictureUrl } from '@jishi/api';
import { givesPrice } from '@jishi/api/flash-sales/offer';
import type { ShownProduct } from '@jishi/api/products/queries';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Picture, Price, VisuallyHidden } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { OpenProduct } from '../hooks/use-open-product.ts';
import * as styles from './stall-good.styles.ts';

type StallGoodProps = {
  product: ShownProduct;
  place: 'counter' | 'shelf';
  isFirst: boolean;
  onOpen: OpenProduct;
};

/** A good on its tray, with a paper tag: what it is called and costs now, as its card has it; on the shelf readers alone hear the name. */
export function StallGood({ product, place, isFirst, onOpen }: StallGoodProps) {
  const text = useTexts();
  const format = useFormat();
  const { id, name, price, picture, flashSale } = product;
  const path = paths.product(id);
  const isOnCounter = place === 'counter';
  return (
    <li>
      <styles.Good as={Link} to={path} onClick={(event) => onOpen(event, path)} $place={place}>
        {picture ? <Tray url={picture.url} place={place} isFirst={isFirst} /> : <styles.EmptyTray />}
        <styles.Tag data-becomes="product-price">
          {isOnCounter ? <styles.Name>{name}</styles.Name> : <VisuallyHidden>{name} </VisuallyHidden>}
          <Price size="inherit" parts={format.moneyParts(price)} />
        </styles.Tag>
        {givesPrice(flashSale) && <styles.Sale>{text('card.flash_sale')}</styles.Sale>}
      </styles.Good>
    </li>
  );
}

/** In px as laid out on wide screens. */
const sizes = { counter: 104, shelf: 64 } as const;

function Tray({ url, place, isFirst }: { url: string } & Pick<StallGoodProps, 'place' | 'isFirst'>) {
  const size = sizes[place];
  const isLarge = place === 'counter';
  return (
    <Picture
      src={pictureUrl(url, 80)}
      srcSet={(isLarge && pictureSrcSet(url, [80, 150])) || undefined}
      sizes={isLarge ? `${size}px` : undefined}
      alt=""
      width={size}
      height={size}
      priority={isFirst && isLarge}
      data-becomes="product-picture"
    />
  );
}
