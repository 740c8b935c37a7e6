import type { RefundOffer } from '@jishi/api/refunds';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { ContactService } from '../../../components/contact-service.tsx';
import { useTexts } from '../../../messages/texts.ts';
import type { Obstacle } from '../model/obstacle.ts';

type NothingToRefundProps = { offer: Pick<RefundOffer, 'orderId' | 'until'>; obstacle: Obstacle };

/** Says why nothing of an order can be asked back, what else can be done, and leads on. */
export function NothingToRefund({ offer: { orderId, until }, obstacle }: NothingToRefundProps) {
  const text = useTexts();
  const format = useFormat();
  return (
    <Card>
      <EmptyState
        picture={<EmptyObject name="truck" />}
        title={text(`ask-refund.obstacle-${obstacle}`)}
        text={text(`ask-refund.why-${obstacle}`, { time: until ? format.date(until, 'minute') : '' })}
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
