import { ownReviewsQuery } from '@jishi/api/reviews/queries';
import { useApi } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ownReviewsPath } from '../../../model/own-reviews-address.ts';
import { PER_PAGE, writtenQuestion } from '../model/questions.ts';
import { NoReviews } from './no-reviews.tsx';
import { OwnReviewItem } from './own-review-item.tsx';
import * as styles from './own-reviews.styles.ts';

/** What the customer has written, with what the shop said to it. */
export function WrittenList({ page }: { page: number }) {
  const { data } = useSuspenseQuery(ownReviewsQuery(useApi(), writtenQuestion(page)));
  if (data.items.length === 0) return <NoReviews show="written" isPastTheEnd={data.total > 0} />;
  return (
    <>
      <styles.Rows>
        {data.items.map((review) => (
          <OwnReviewItem key={review.id} review={review} />
        ))}
      </styles.Rows>
      <PageLinks
        page={page}
        pageSize={PER_PAGE}
        total={data.total}
        pathOf={(to) => ownReviewsPath({ show: 'written', page: to })}
      />
    </>
  );
}
