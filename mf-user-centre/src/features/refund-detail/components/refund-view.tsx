import type { RefundDetail } from '@jishi/api/refunds';
import { Stack } from '@jishi/ui';
import { MainAndSide } from '../../../components/main-and-side.ts';
import { RefundHistory } from './refund-history.tsx';
import { RefundSheet } from './refund-sheet.tsx';
import { RefundStateCard } from './refund-state-card.tsx';
import { SendBack } from './send-back.tsx';

/** How far a refund is, what has to be done next, and what it is about. */
export function RefundView({ refund }: { refund: RefundDetail }) {
  return (
    <MainAndSide>
      <Stack>
        <RefundStateCard refund={refund} />
        {refund.state === 'agreed' && <SendBack refund={refund} />}
        <RefundHistory refund={refund} />
      </Stack>
      <RefundSheet refund={refund} />
    </MainAndSide>
  );
}
