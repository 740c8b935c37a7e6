import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readOrderListAddress } from '../../model/order-list-address.ts';
import { orderCountsQuery, ordersQuery } from '../../queries/order-queries.ts';
import { featuresQuery } from '../../queries/shop-queries.ts';
import { OrderListScreen } from './order-list-screen.tsx';

export default definePage({
  Component: OrderListScreen,
  load({ query }, { api, queries, i18n }) {
    void queries.prefetchQuery(ordersQuery(api, readOrderListAddress(query)));
    void queries.prefetchQuery(featuresQuery(api));
    void queries.prefetchQuery(orderCountsQuery(api));
    return { title: textsOf(i18n)('orders.title'), noIndex: true };
  },
});
