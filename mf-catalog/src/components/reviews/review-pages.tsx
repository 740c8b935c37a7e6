import { usePageTexts } from '@jishi/part-kit/page-texts';
import { Pagination } from '@jishi/ui/data';
import { Link } from 'react-router-dom';
import type { ReviewAddress } from '../../model/review-address.ts';
import { REVIEWS_PER_PAGE } from '../../queries/review-queries.ts';

type ReviewPagesProps = { total: number; address: ReviewAddress; pathOf: (address: ReviewAddress) => string };

/** Pages of the reviews; each begins at the top of them. */
export function ReviewPages({ total, address, pathOf }: ReviewPagesProps) {
  return (
    <Pagination
      page={address.page}
      pageSize={REVIEWS_PER_PAGE}
      total={total}
      linkAs={Link}
      linkProps={(page) => ({ to: `${pathOf({ ...address, page })}#reviews` })}
      texts={usePageTexts(total)}
    />
  );
}
