import { refundOfferQuery } from '@jishi/api/refunds/queries';
import { useApi } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { Block } from '@jishi/part-kit/block';
import { VisuallyHidden } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { AskRefundSkeleton } from './components/ask-refund-skeleton.tsx';
import { NothingToRefund } from './components/nothing-to-refund.tsx';
import { RefundForm } from './components/refund-form.tsx';
import { obstacleOf } from './model/obstacle.ts';

export function AskRefundScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const orderId = query.get('order');
  if (!isId(orderId)) return null; // the page itself is not found then
  return (
    <>
      <VisuallyHidden as="h1">{text('ask-refund.title')}</VisuallyHidden>
      <Block key={orderId} fallback={<AskRefundSkeleton />}>
        <LoadedOffer orderId={orderId} />
      </Block>
    </>
  );
}

function LoadedOffer({ orderId }: { orderId: string }) {
  const { data: offer } = useSuspenseQuery(refundOfferQuery(useApi(), orderId));
  const obstacle = obstacleOf(offer);
  if (obstacle) return <NothingToRefund offer={offer} obstacle={obstacle} />;
  return <RefundForm offer={offer} />;
}
