import { pictureUrl } from '@jishi/api';
import type { ProductCard as Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Picture, Price, StrikePrice, Tag } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';
import * as styles from './product-card.styles.ts';

type ProductCardProps = {
  product: Product;
  /** On the first screen: its picture is not put off. */
  priority?: boolean;
};

/** A product among others: picture and name lead to its page, the picture outside the tab order. */
export function ProductCard({ product, priority = false }: ProductCardProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const path = paths.product(product.id);
  const isSoldOut = product.stock === 0;
  return (
    <styles.Card>
      <styles.PictureLink as={Link} to={path} tabIndex={-1} aria-hidden="true" $off={isSoldOut}>
        {product.picture && (
          <Picture
            src={pictureUrl(product.picture.url, 200)}
            src2x={pictureUrl(product.picture.url, 300)}
            alt=""
            width={400}
            height={400}
            radius="none"
            priority={priority}
            fill
          />
        )}
        <Flag product={product} />
        {isSoldOut && <styles.OffPill>{text('card.sold_out')}</styles.OffPill>}
      </styles.PictureLink>
      <styles.Body>
        <styles.Name as={Link} to={path}>
          {product.name}
        </styles.Name>
        <styles.Foot>
          <Price parts={format.moneyParts(product.price)} />
          {product.marketPrice !== null && (
            <StrikePrice text={format.money(product.marketPrice)} label={common('common.was')} />
          )}
          <styles.Sold>
            {isSoldOut ? text('card.sold_out') : common('common.sold', { number: format.count(product.sales) })}
          </styles.Sold>
        </styles.Foot>
      </styles.Body>
    </styles.Card>
  );
}

function Flag({ product }: { product: Product }) {
  const text = useTexts();
  if (!product.isNew && !product.isHot) return null;
  return (
    <styles.Flag>
      <Tag $tone="solid" $large>
        {text(product.isNew ? 'card.new' : 'card.hot')}
      </Tag>
    </styles.Flag>
  );
}
