import { paths } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type OwnReviewsAddress, ownReviewsPath } from '../../../model/own-reviews-address.ts';

type NoReviewsProps = { show: OwnReviewsAddress['show']; isPastTheEnd: boolean };

export function NoReviews({ show, isPastTheEnd }: NoReviewsProps) {
  const text = useTexts();
  return (
    <EmptyState
      picture={<EmptyObject name="note" />}
      title={text(isPastTheEnd ? 'own-reviews.past-the-end' : `own-reviews.none-${show}`)}
      text={isPastTheEnd || show === 'written' ? undefined : text('own-reviews.none-to-write-hint')}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? ownReviewsPath({ show, page: 1 }) : paths.orders()}>
          {text(isPastTheEnd ? 'pages.first' : 'orders.title')}
        </LinkButton>
      }
    />
  );
}
