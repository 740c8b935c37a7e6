import { orderCountsQuery } from '@jishi/api/orders/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { definePage, redirectTo } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readOrderListAddress, tidyOrderListPath } from '../../model/order-list-address.ts';
import { orderListQuery } from '../../queries/order-queries.ts';
import { OrderListScreen } from './order-list-screen.tsx';

export default definePage({
  Component: OrderListScreen,
  load({ query }, { api, queries, i18n }) {
    const tidy = tidyOrderListPath(query);
    if (tidy) redirectTo(tidy);
    void queries.prefetchQuery(orderListQuery(api, readOrderListAddress(query)));
    void queries.prefetchQuery(featuresQuery(api));
    void queries.prefetchQuery(orderCountsQuery(api));
    return { title: textsOf(i18n)('orders.title'), noIndex: true };
  },
});
