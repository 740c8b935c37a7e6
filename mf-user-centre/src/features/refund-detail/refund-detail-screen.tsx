import { refundQuery } from '@jishi/api/refunds/queries';
import { useApi } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { Block } from '@jishi/part-kit/block';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { RefundDetailSkeleton } from './components/refund-detail-skeleton.tsx';
import { RefundView } from './components/refund-view.tsx';

export function RefundDetailScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!isId(id)) return null; // the page itself is not found then
  return (
    <Block key={id} fallback={<RefundDetailSkeleton />}>
      <LoadedRefund id={id} />
    </Block>
  );
}

function LoadedRefund({ id }: { id: string }) {
  const { data: refund } = useSuspenseQuery(refundQuery(useApi(), id));
  return <RefundView refund={refund} />;
}
