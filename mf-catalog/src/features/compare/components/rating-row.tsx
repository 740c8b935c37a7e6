import type { Product } from '@jishi/api/products';
import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Skeleton, Stars } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCompareWords } from '../../../messages/compare/texts.ts';
import { ratingOf } from '../../../model/rating.ts';
import * as styles from './comparison.styles.ts';

/** What buyers say of each product; no line where the shop has no reviews. */
export function RatingRow({ products }: { products: readonly Product[] }) {
  const text = useCompareWords();
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  if (!features.reviews) return null;
  return (
    <tr>
      <th scope="row">{text('rating')}</th>
      {products.map(({ id }) => (
        <td key={id}>
          <Block fallback={<Skeleton $height="20px" />} failed={text('unknown')}>
            <Rating productId={id} />
          </Block>
        </td>
      ))}
    </tr>
  );
}

function Rating({ productId }: { productId: string }) {
  const text = useCompareWords();
  const common = useCommonTexts();
  const { data } = useSuspenseQuery(reviewFiguresQuery(useApi(), productId));
  const rating = data.summary && ratingOf(data.summary);
  if (!rating) return <>{text('unknown')}</>;
  const score = rating.average.toFixed(1);
  return (
    <styles.Rating>
      <Stars score={rating.average} size={14} label={common('rating.stars', { score, max: 5 })} />
      {text('reviews', { count: rating.total })}
    </styles.Rating>
  );
}
