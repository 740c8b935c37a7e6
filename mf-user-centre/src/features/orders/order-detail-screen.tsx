import { orderQuery } from '@jishi/api/orders/queries';
import { useApi } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { Block } from '@jishi/part-kit/block';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { OrderDetailSkeleton } from './components/order-detail-skeleton.tsx';
import { OrderView } from './components/order-view.tsx';

export function OrderDetailScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!isId(id)) return null; // the page itself is not found then
  return (
    <Block key={id} fallback={<OrderDetailSkeleton />}>
      <LoadedOrder id={id} />
    </Block>
  );
}

function LoadedOrder({ id }: { id: string }) {
  // Parcels move while nobody looks: who comes back sees where they are, however short the absence was.
  const { data: order } = useSuspenseQuery({ ...orderQuery(useApi(), id), refetchOnWindowFocus: 'always' });
  return <OrderView order={order} />;
}
