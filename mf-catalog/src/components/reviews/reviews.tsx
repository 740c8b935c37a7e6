import type { ReviewPage } from '@jishi/api/reviews';
import { useApi } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import { ratingOf } from '../../model/rating.ts';
import { allReviews, type ReviewAddress } from '../../model/review-address.ts';
import { reviewPageQuery } from '../../queries/review-queries.ts';
import { BuyerPictures } from './buyer-pictures.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewOrder } from './review-order.tsx';
import { ReviewPages } from './review-pages.tsx';
import * as styles from './reviews.styles.ts';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

export type ReviewsProps = {
  productId: string;
  address: ReviewAddress;
  /** Where other reviews of the product stand. */
  pathOf: (address: ReviewAddress) => string;
};

/** Reviews of a product: their stars, what to narrow them by, and a page of them. */
export function Reviews(props: ReviewsProps) {
  return (
    <styles.Block id="reviews">
      <Block fallback={<ReviewsSkeleton />} resetKey={JSON.stringify(props.address)}>
        <LoadedReviews {...props} />
      </Block>
    </styles.Block>
  );
}

function LoadedReviews({ productId, address, pathOf }: ReviewsProps) {
  const words = useReviewWords();
  const { data } = useSuspenseQuery(reviewPageQuery(useApi(), productId, address));
  const rating = data.summary && ratingOf(data.summary);
  const isNarrowed = address.score !== null || address.withPictures;
  if (data.total === 0 && !isNarrowed) {
    return <EmptyState picture={<EmptyObject name="speech" />} title={words('none')} text={words('none_hint')} />;
  }
  return (
    <>
      {rating && (
        <>
          <styles.Summary>
            <RatingSummary rating={rating} />
            <BuyerPictures reviews={data.items} />
          </styles.Summary>
          <styles.Tools>
            <ReviewFilters rating={rating} address={address} pathOf={pathOf} />
            <ReviewOrder page={data} address={address} pathOf={pathOf} />
          </styles.Tools>
        </>
      )}
      <List page={data} pathOfAll={pathOf({ ...allReviews, byTime: address.byTime })} />
      <ReviewPages total={data.total} address={address} pathOf={pathOf} />
    </>
  );
}

function List({ page: { items, canTranslate }, pathOfAll }: { page: ReviewPage; pathOfAll: string }) {
  const words = useReviewWords();
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<EmptyObject name="speech" />}
        title={words('none_such')}
        text={words('none_such_hint')}
        actions={
          <LinkButton as={Link} to={pathOfAll} preventScrollReset>
            {words('show_all')}
          </LinkButton>
        }
        headingLevel="h3"
      />
    );
  }
  return (
    <ul>
      {items.map((review) => (
        <ReviewItem key={review.id} review={review} canTranslate={canTranslate} />
      ))}
    </ul>
  );
}
