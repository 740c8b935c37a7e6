import { pictureUrl } from '@jishi/api';
import type { SharedProduct } from '@jishi/api/products';
import { paths, RemoteFragment } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Card, OffPill, PictureLink } from '@jishi/part-kit/product-tile';
import { Clamp, Picture, Price } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useSharedWords } from '../../../messages/shared-favourites/texts.ts';
import { goesIntoCart } from '../model/buyable.ts';
import { FavourToggle } from './favour-toggle.tsx';
import * as styles from './shared-card.styles.ts';

/** A product of the list: picture and name lead to its page, the picture outside the tab order. */
export function SharedCard({ product }: { product: SharedProduct }) {
  const words = useSharedWords();
  const format = useFormat();
  const { id, name, price, picture, isSoldOut, hasVariants } = product;
  const path = paths.product(id);
  return (
    <Card>
      <PictureLink as={Link} to={path} tabIndex={-1} aria-hidden="true" $isOff={isSoldOut}>
        {picture && <Picture src={pictureUrl(picture.url, 300)} alt="" width={300} height={300} fill radius="none" />}
        {isSoldOut && <OffPill>{words('shared.sold-out')}</OffPill>}
      </PictureLink>
      <styles.Body>
        <Clamp as={Link} to={path}>
          {name}
        </Clamp>
        {isSoldOut && <small>{words('shared.sold-out')}</small>}
        <styles.Foot>
          <Price parts={format.moneyParts(price)} size="s" />
          <styles.Actions>
            <FavourToggle productId={id} name={name} />
            {goesIntoCart(product) && (
              <RemoteFragment isQuiet id="mf_cart_checkout/quick-add" props={{ productId: id, name, hasVariants }} />
            )}
          </styles.Actions>
        </styles.Foot>
      </styles.Body>
    </Card>
  );
}
