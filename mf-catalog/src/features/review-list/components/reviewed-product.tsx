import { pictureUrl } from '@jishi/api';
import { priceNow } from '@jishi/api/flash-sales/offer';
import type { Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Clamp, Picture, Price } from '@jishi/ui';
import { Link } from 'react-router-dom';
import * as styles from './reviewed-product.styles.ts';

/** What the reviews are of, and the way back to it. */
export function ReviewedProduct({ product }: { product: Product }) {
  useTurningPrices([product]);
  const { id, name, pictures } = product;
  const priceRange = priceNow(product);
  const format = useFormat();
  const upper = priceRange.min === priceRange.max ? {} : { to: format.moneyParts(priceRange.max) };
  const [main] = pictures;
  return (
    <styles.Line as={Link} to={paths.product(id)}>
      {main && <Picture src={pictureUrl(main.url, 80)} alt="" width={72} height={72} />}
      <span>
        <Clamp>{name}</Clamp>
        <Price size="s" parts={format.moneyParts(priceRange.min)} {...upper} />
      </span>
    </styles.Line>
  );
}
