import { pictureUrl } from '@jishi/api';
import { categoryTreeQuery } from '@jishi/api/categories/queries';
import type { Product } from '@jishi/api/products';
import { paths, useApi } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Card, CardHead, Clamp, Picture, Price } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import { relatedCategory } from '../model/related-category.ts';
import { relatedProductsQuery } from '../queries/product-detail-queries.ts';
import * as styles from './related-products.styles.ts';

/** As many as are shown beside the details. */
const SHOWN = 4;

type RelatedProductsProps = {
  product: Product;
  /** That one cannot be had: these are in its place. */
  isInstead?: boolean;
};

/** Other products from the same corner of the shop. */
export function RelatedProducts({ product, isInstead = false }: RelatedProductsProps) {
  const text = useDetailWords();
  const format = useFormat();
  const api = useApi();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(api));
  const { data } = useSuspenseQuery(relatedProductsQuery(api, relatedCategory(tree, product.categoryId)));
  const others = data.items.filter(({ id }) => id !== product.id).slice(0, SHOWN);
  useTurningPrices(others);
  if (others.length === 0) return null;
  return (
    <Card as="aside" aria-labelledby="related-products">
      <CardHead>
        <h2 id="related-products">{text(isInstead ? 'instead' : 'related')}</h2>
      </CardHead>
      <styles.List>
        {others.map(({ id, name, picture, price }) => (
          <li key={id}>
            <Link to={paths.product(id)}>
              {picture && <Picture src={pictureUrl(picture.url, 80)} alt="" width={72} height={72} />}
              <span>
                <Clamp>{name}</Clamp>
                <Price size="s" parts={format.moneyParts(price)} />
              </span>
            </Link>
          </li>
        ))}
      </styles.List>
    </Card>
  );
}
