import { useApi } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { Stack } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type OrderListAddress, orderListPath } from '../../../model/order-list-address.ts';
import { pageSizes } from '../../../model/page-size.ts';
import { orderListQuery } from '../../../queries/order-queries.ts';
import { useFocusAfterRemoval } from '../hooks/use-focus-after-removal.ts';
import { useOrderActs } from '../hooks/use-order-acts.ts';
import { BinCard } from './bin-card.tsx';
import { NoOrders } from './no-orders.tsx';
import * as styles from './order-card.styles.ts';
import { OrderCard } from './order-card.tsx';
import { OrderDialogs } from './order-dialogs.tsx';

/** The orders of one page as cards. */
export function OrderList({ address }: { address: OrderListAddress }) {
  const text = useTexts();
  const { data } = useSuspenseQuery(orderListQuery(useApi(), address));
  const acts = useOrderActs();
  const list = useFocusAfterRemoval(data.items, acts.question.pending !== null);
  return (
    <>
      {data.items.length === 0 ? (
        <NoOrders address={address} total={data.total} />
      ) : (
        <div ref={list} tabIndex={-1}>
          <styles.Heads aria-hidden="true">
            <span>{text('orders.goods')}</span>
            <span>{text('orders.paid')}</span>
            <span>{text('orders.state')}</span>
            <span>{text('orders.actions')}</span>
          </styles.Heads>
          <Stack $gap={3}>
            {data.items.map((order) =>
              address.tab === 'bin' ? (
                <BinCard key={order.id} order={order} onPurge={() => acts.act('purge', order)} />
              ) : (
                <OrderCard
                  key={order.id}
                  order={order}
                  isBusy={acts.again.busyWith === order.id}
                  onAction={(action) => acts.act(action, order)}
                />
              ),
            )}
          </Stack>
        </div>
      )}
      <OrderPages address={address} total={data.total} />
      <OrderDialogs acts={acts} />
    </>
  );
}

function OrderPages({ address, total }: { address: OrderListAddress; total: number }) {
  const navigate = useNavigate();
  const pathOf = (change: Partial<OrderListAddress>) => orderListPath({ ...address, ...change });
  return (
    <PageLinks
      page={address.page}
      pageSize={address.pageSize}
      total={total}
      pathOf={(page) => pathOf({ page })}
      sizes={{ all: pageSizes, onChoose: (pageSize) => void navigate(pathOf({ pageSize, page: 1 })) }}
    />
  );
}
