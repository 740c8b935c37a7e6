import { Facts } from '@jishi/ui';
import { CopyButton } from '../../../components/copy-button.tsx';
import { DetailCard } from '../../../components/detail-card.tsx';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './order-detail.styles.ts';

type OrderDeliveryProps = { courier: string | null; trackingNumber: string };

/** Who brings it, and under which number. */
export function OrderDelivery({ courier, trackingNumber }: OrderDeliveryProps) {
  const text = useTexts();
  return (
    <DetailCard title={text('order.delivery')}>
      <Facts>
        {courier && (
          <>
            <dt>{text('order.courier')}</dt>
            <dd>{courier}</dd>
          </>
        )}
        <dt>{text('order.tracking-number')}</dt>
        <dd>
          <styles.Code>
            {trackingNumber}
            <CopyButton value={trackingNumber} of={text('order.tracking-number')} />
          </styles.Code>
        </dd>
      </Facts>
    </DetailCard>
  );
}
