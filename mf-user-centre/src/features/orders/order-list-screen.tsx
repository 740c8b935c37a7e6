import { Block } from '@jishi/part-kit/block';
import { Card, VisuallyHidden } from '@jishi/ui';
import { useSearchParams } from 'react-router-dom';
import { FilledStack } from '../../components/filled-stack.ts';
import { useTexts } from '../../messages/texts.ts';
import { orderListPath, readOrderListAddress } from '../../model/order-list-address.ts';
import { OrderFilter } from './components/order-filter.tsx';
import { OrderList } from './components/order-list.tsx';
import { OrderListSkeleton } from './components/order-list-skeleton.tsx';
import { OrderTabs } from './components/order-tabs.tsx';

export function OrderListScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const address = readOrderListAddress(query);
  const path = orderListPath(address);
  return (
    <FilledStack>
      <VisuallyHidden as="h1">{text('orders.title')}</VisuallyHidden>
      <Card as="div">
        <OrderTabs tab={address.tab} />
        <OrderFilter key={path} address={address} />
      </Card>
      <Block key={path} fallback={<OrderListSkeleton />}>
        <OrderList address={address} />
      </Block>
    </FilledStack>
  );
}
