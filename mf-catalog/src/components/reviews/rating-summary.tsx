import { useCommonTexts } from '@jishi/i18n';
import { Figures, Stars } from '@jishi/ui';
import { ProgressBar } from '@jishi/ui/data';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import type { Rating } from '../../model/rating.ts';
import * as styles from './reviews.styles.ts';

/** The average, and how many gave how many stars. */
export function RatingSummary({ rating: { average, good, rows } }: { rating: Rating }) {
  const text = useReviewWords();
  const common = useCommonTexts();
  const score = average.toFixed(1);
  return (
    <>
      <styles.Score>
        <styles.Average>
          <Figures>{score}</Figures>
        </styles.Average>
        <Stars score={average} size={20} label={common('rating.stars', { score, max: 5 })} />
        <p>{text('good', { percent: good })}</p>
      </styles.Score>
      <styles.Histogram aria-label={text('histogram')}>
        {rows.map((row) => (
          <li key={row.score}>
            <span>{text('star', { count: row.score })}</span>
            <ProgressBar tone="promo" share={row.percent / 100} />
            <Figures>{`${row.percent}%`}</Figures>
          </li>
        ))}
      </styles.Histogram>
    </>
  );
}
