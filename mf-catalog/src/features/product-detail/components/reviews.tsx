import type { ReviewPage } from '@jishi/api/reviews';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyState, Figures, Stars } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import { ReviewItem } from './review-item.tsx';
import * as styles from './reviews.styles.ts';

/** The newest reviews, to read. */
export function Reviews({ reviews }: { reviews: ReviewPage }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { items, total, summary } = reviews;
  if (total === 0) return <EmptyState title={text('reviews.none')} text={text('reviews.none_hint')} />;
  return (
    <>
      {summary && (
        <styles.Summary>
          <styles.Average>
            <Figures>{summary.average.toFixed(1)}</Figures>
          </styles.Average>
          <div>
            <Stars
              score={summary.average}
              size={20}
              label={common('rating.stars', { score: summary.average.toFixed(1), max: 5 })}
            />
            <p>{text('reviews.count', { count: total })}</p>
          </div>
        </styles.Summary>
      )}
      <ul>
        {items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {total > items.length && <styles.Rest>{text('reviews.newest', { count: items.length })}</styles.Rest>}
    </>
  );
}
