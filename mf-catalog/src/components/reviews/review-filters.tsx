import { useFormat } from '@jishi/i18n';
import { centreInLine } from '@jishi/ui';
import { ChipLink, ChipRow } from '@jishi/ui/forms';
import { Link } from 'react-router-dom';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import type { Rating } from '../../model/rating.ts';
import type { ReviewAddress } from '../../model/review-address.ts';

type ReviewFiltersProps = { rating: Rating; address: ReviewAddress; pathOf: (address: ReviewAddress) => string };

/** What the reviews can be narrowed by: pictures, and stars that somebody gave. Filters begin on the first page. */
export function ReviewFilters({ rating, address, pathOf }: ReviewFiltersProps) {
  const text = useReviewWords();
  const format = useFormat();
  const { score, withPictures } = address;
  const link = (next: Partial<ReviewAddress>) => ({
    to: pathOf({ ...address, page: 1, ...next }),
    preventScrollReset: true,
  });
  const chosen = (on: boolean) => ({ on, ref: on ? centreInLine : null });
  const rows = rating.rows.filter((row) => row.count > 0 || row.score === score);
  return (
    <ChipRow aria-label={text('filter')}>
      <ChipLink as={Link} {...link({ score: null, withPictures: false })} {...chosen(score === null && !withPictures)}>
        {text('all', { number: format.count(rating.total) })}
      </ChipLink>
      <ChipLink as={Link} {...link({ withPictures: !withPictures })} {...chosen(withPictures)}>
        {text('with_pictures')}
      </ChipLink>
      {rows.map((row) => (
        <ChipLink
          key={row.score}
          as={Link}
          {...link({ score: row.score === score ? null : row.score })}
          {...chosen(row.score === score)}
        >
          {text('of_star', { count: row.score, number: format.count(row.count) })}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
