import { paths } from '@jishi/contracts';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { ownReviewsPath } from '../../../model/own-reviews-address.ts';

/** The order was reviewed, here or elsewhere, or does not wait for it yet. */
export function NothingToReview({ orderId }: { orderId: string }) {
  const text = useTexts();
  return (
    <Card>
      <EmptyState
        picture={<MessageSquareText size={56} strokeWidth={1.25} aria-hidden />}
        title={text('write-review.none')}
        text={text('write-review.none-hint')}
        actions={
          <>
            <LinkButton as={Link} to={paths.order(orderId)}>
              {text('orders.details')}
            </LinkButton>
            <LinkButton as={Link} to={ownReviewsPath({ show: 'written', page: 1 })} kind="primary">
              {text('own-reviews.title')}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
