import { paths } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { ContactService } from '../../../components/contact-service.tsx';
import { useTexts } from '../../../messages/texts.ts';
import type { Obstacle } from '../model/obstacle.ts';

/** Says why nothing of an order can be asked back, and leads on. */
export function NothingToRefund({ orderId, obstacle }: { orderId: string; obstacle: Obstacle }) {
  const text = useTexts();
  return (
    <Card>
      <EmptyState
        picture={<EmptyObject name="truck" />}
        title={text(`ask-refund.obstacle-${obstacle}`)}
        actions={
          <>
            <LinkButton as={Link} to={paths.order(orderId)}>
              {text('ask-refund.to-order')}
            </LinkButton>
            <ContactService />
          </>
        }
      />
    </Card>
  );
}
