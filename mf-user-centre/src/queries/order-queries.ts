import { type ApiClient, shopTimeAt } from '@jishi/api';
import { ordersQuery } from '@jishi/api/orders/queries';
import { daysOf, type OrderListAddress } from '../model/order-list-address.ts';

const today = () => shopTimeAt(new Date(), 'Asia/Shanghai').slice(0, 10);

/** The orders an address asks for; its range ends today. */
export const orderListQuery = (api: ApiClient, { range, ...address }: OrderListAddress) =>
  ordersQuery(api, { ...address, ...daysOf(range, today()) });
