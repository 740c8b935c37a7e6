import { productQuery } from '@jishi/api/products/queries';
import { paths, useApi } from '@jishi/contracts';
import { Card, CardBody, CardHead } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Reviews } from '../../components/reviews/reviews.tsx';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import { readReviewAddress, withReviewAddress } from '../../model/review-address.ts';
import { ReviewedProduct } from './components/reviewed-product.tsx';
import * as styles from './review-list-screen.styles.ts';

/** All reviews of one product. */
export function ReviewListScreen() {
  const text = useReviewWords();
  const [query] = useSearchParams();
  const id = query.get('good_id') ?? '';
  const { data: product } = useSuspenseQuery(productQuery(useApi(), id));
  return (
    <>
      <Breadcrumbs steps={[{ label: product.name, path: paths.product(id) }, { label: text('name') }]} />
      <styles.Page>
        <ReviewedProduct product={product} />
        <Card as="section" aria-labelledby="all-reviews">
          <CardHead>
            <h1 id="all-reviews">{text('title')}</h1>
          </CardHead>
          <CardBody>
            <Reviews
              productId={id}
              address={readReviewAddress(query)}
              pathOf={(address) => withReviewAddress(paths.reviews(id), address)}
            />
          </CardBody>
        </Card>
      </styles.Page>
    </>
  );
}
