import { paths } from '@jishi/contracts';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import PackageX from 'lucide-react/icons/package-x';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { Obstacle } from '../model/obstacle.ts';

/** Says why nothing of an order can be asked back, and leads on. */
export function NothingToRefund({ orderId, obstacle }: { orderId: string; obstacle: Obstacle }) {
  const text = useTexts();
  return (
    <Card>
      <EmptyState
        picture={<PackageX size={56} strokeWidth={1.25} aria-hidden />}
        title={text(`ask-refund.obstacle-${obstacle}`)}
        actions={
          <LinkButton as={Link} to={paths.order(orderId)} kind="primary">
            {text('ask-refund.to-order')}
          </LinkButton>
        }
      />
    </Card>
  );
}
