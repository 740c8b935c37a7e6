import type { ReviewPage } from '@jishi/api/reviews';
import { ChipLink, ChipRow } from '@jishi/ui/forms';
import { Link } from 'react-router-dom';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import type { ReviewAddress } from '../../model/review-address.ts';
import { areMixed } from '../../model/review-languages.ts';

type ReviewOrderProps = {
  page: Pick<ReviewPage, 'languages'>;
  address: ReviewAddress;
  pathOf: (address: ReviewAddress) => string;
};

/** Says whose reviews come first, where that makes a difference, with the other order one press away. */
export function ReviewOrder({ page, address, pathOf }: ReviewOrderProps) {
  const text = useReviewWords();
  if (!areMixed(page.languages)) return null;
  const link = (byTime: boolean) => ({
    as: Link,
    to: pathOf({ ...address, page: 1, byTime }),
    preventScrollReset: true,
    on: address.byTime === byTime,
  });
  return (
    <ChipRow aria-label={text('order')}>
      <ChipLink {...link(false)}>{text('own_language_first')}</ChipLink>
      <ChipLink {...link(true)}>{text('newest_first')}</ChipLink>
    </ChipRow>
  );
}
