import { pictureUrl } from '@jishi/api';
import type { SavedProduct } from '@jishi/api/favourites';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Card, CardBody, CardHead, Clamp, MoreLink, Picture, PictureFrame, Price, StrikePrice, Tag } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { fallenQuery } from '../queries/portal-queries.ts';
import * as styles from './portal.styles.ts';

/** Favourites that cost less than when they were kept, from what to what; nothing while there are none. */
export function FallenFavourites() {
  const text = useTexts();
  const { has } = useShop();
  const { data } = useSuspenseQuery(fallenQuery(useApi()));
  const fallen = data.items.flatMap(({ id, product, priceFell }) => (product ? [{ id, product, priceFell }] : []));
  if (fallen.length === 0) return null;
  return (
    <Card>
      <CardHead>
        <h2>{text('portal.fallen')}</h2>
        <Tag $tone="brand">{text('portal.fallen-count', { count: data.total })}</Tag>
        {has('mf_user_centre/favourites') && (
          <styles.End>
            <MoreLink as={Link} to={paths.favourites()}>
              {text('portal.fallen-all')}
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </MoreLink>
          </styles.End>
        )}
      </CardHead>
      <CardBody>
        <styles.Fallen>
          {fallen.map(({ id, ...saved }) => (
            <FallenProduct key={id} {...saved} />
          ))}
        </styles.Fallen>
      </CardBody>
    </Card>
  );
}

type FallenProductProps = { product: NonNullable<SavedProduct['product']>; priceFell: SavedProduct['priceFell'] };

function FallenProduct({ product, priceFell }: FallenProductProps) {
  const text = useTexts();
  const format = useFormat();
  const { id, name, price, picture } = product;
  return (
    <li>
      <Link to={paths.product(id)}>
        <PictureFrame>
          {picture && <Picture src={pictureUrl(picture.url, 150)} alt="" width={72} height={72} fill />}
        </PictureFrame>
        <div>
          <Clamp>{name}</Clamp>
          <styles.FromTo>
            <StrikePrice text={format.money(price + priceFell)} label={text('favourites.saved-at')} />
            <Price parts={format.moneyParts(price)} size="s" />
          </styles.FromTo>
          <Tag $tone="brand">{text('favourites.price-fell', { amount: format.money(priceFell) })}</Tag>
        </div>
      </Link>
    </li>
  );
}
