import { paths, useShop } from '@jishi/contracts';
import { MoreLink } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useSearchParams } from 'react-router-dom';
import { Reviews } from '../../../components/reviews/reviews.tsx';
import { useReviewWords } from '../../../messages/reviews/texts.ts';
import { readReviewAddress, withReviewAddress } from '../../../model/review-address.ts';
import { tabPath } from '../model/detail-tab.ts';
import * as styles from './details.styles.ts';

/** The reviews of a product, and the way to the page that has them alone. */
export function ReviewsTab({ productId }: { productId: string }) {
  const text = useReviewWords();
  const [query] = useSearchParams();
  const { has } = useShop();
  return (
    <>
      <Reviews
        productId={productId}
        address={readReviewAddress(query)}
        pathOf={(address) => withReviewAddress(tabPath(productId, 'reviews', query), address)}
      />
      {has('mf_catalog/review-list') && (
        <styles.More>
          <MoreLink as={Link} to={paths.reviews(productId)}>
            {text('see_all')}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </MoreLink>
        </styles.More>
      )}
    </>
  );
}
