import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Stars } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useReviewWords } from '../../../messages/reviews/texts.ts';
import { ratingOf } from '../../../model/rating.ts';
import * as styles from './purchase-box.styles.ts';

/** What buyers say, beside the price; leads to all they said. Nothing without reviews. */
export function PriceRating({ productId }: { productId: string }) {
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  if (!features.reviews) return null;
  return (
    <Block fallback={null} failed={null}>
      <Rating productId={productId} />
    </Block>
  );
}

function Rating({ productId }: { productId: string }) {
  const text = useReviewWords();
  const common = useCommonTexts();
  const { has } = useShop();
  const { data } = useSuspenseQuery(reviewFiguresQuery(useApi(), productId));
  const rating = data.summary && ratingOf(data.summary);
  if (!rating) return null;
  const { average, good } = rating;
  const score = average.toFixed(1);
  const content = (
    <>
      <Stars score={average} size={14} label={common('rating.stars', { score, max: 5 })} />
      <b aria-hidden="true">{score}</b>
      {text('good', { percent: good })}
    </>
  );
  if (!has('mf_catalog/review-list')) return <styles.Rating>{content}</styles.Rating>;
  return (
    <styles.Rating as={Link} to={paths.reviews(productId)}>
      {content}
    </styles.Rating>
  );
}
