import type { OrderSummary } from '@jishi/api/orders';
import { Stack, TextLink } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { DetailCard } from '../../../components/detail-card.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { refundPath } from '../../../model/refund-paths.ts';

/** Refunds that were asked for, each with how it stands. */
export function OrderRefunds({ refunds }: Pick<OrderSummary, 'refunds'>) {
  const text = useTexts();
  return (
    <DetailCard title={text('orders.refunds')}>
      <Stack $gap={2} as="ul">
        {refunds.map(({ id, number, state }) => (
          <li key={id}>
            <TextLink as={Link} to={refundPath(id)}>
              {text('refund.of-order', { number, state: text(`refund-state.${state}`) })}
            </TextLink>
          </li>
        ))}
      </Stack>
    </DetailCard>
  );
}
