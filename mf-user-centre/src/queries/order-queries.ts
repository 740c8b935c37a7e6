import { type ApiClient, shopTimeAt } from '@jishi/api';
import { getOrder, getOrderCounts, listOrders } from '@jishi/api/orders';
import { queryOptions } from '@tanstack/react-query';
import { daysOf, type OrderListAddress } from '../model/order-list-address.ts';

const today = () => shopTimeAt(new Date(), 'Asia/Shanghai').slice(0, 10);

/** One page of the customer's orders. Lists and single orders share the first word: an action makes all of them stale. */
export const ordersQuery = (api: ApiClient, address: OrderListAddress) =>
  queryOptions({
    queryKey: ['orders', 'list', address],
    queryFn: ({ signal }) => {
      const { tab, keyword, range, page, pageSize } = address;
      return listOrders(api, { tab, keyword, page, pageSize, ...daysOf(range, today()) }, { signal });
    },
  });

/** One order with everything about it. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: ['orders', 'one', id], queryFn: ({ signal }) => getOrder(api, id, { signal }) });

/** How many orders stand in each state that asks for something. */
export const orderCountsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['orders', 'counts'], queryFn: ({ signal }) => getOrderCounts(api, { signal }) });
