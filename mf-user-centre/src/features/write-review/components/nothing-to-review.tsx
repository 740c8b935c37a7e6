import { paths } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { ownReviewsPath } from '../../../model/own-reviews-address.ts';

/** The order was reviewed, here or elsewhere, or does not wait for it yet. */
export function NothingToReview({ orderId }: { orderId: string }) {
  const text = useTexts();
  return (
    <Card>
      <EmptyState
        picture={<EmptyObject name="note" />}
        title={text('write-review.none')}
        text={text('write-review.none-hint')}
        actions={
          <>
            <LinkButton as={Link} to={paths.order(orderId)}>
              {text('orders.details')}
            </LinkButton>
            <LinkButton as={Link} to={ownReviewsPath({ show: 'written', page: 1 })}>
              {text('own-reviews.title')}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
