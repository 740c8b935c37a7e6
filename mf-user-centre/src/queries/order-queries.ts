import type { ApiClient } from '@jishi/api';
import { ordersQuery } from '@jishi/api/orders/queries';
import { daysOf, type OrderListAddress } from '../model/order-list-address.ts';
import { shopToday } from '../model/shop-today.ts';

/** The orders an address asks for; a named range ends today. */
export const orderListQuery = (api: ApiClient, { range, own, kind, ...address }: OrderListAddress) =>
  ordersQuery(api, { ...address, ...(kind !== 'all' && { kind }), ...daysOf({ range, own }, shopToday()) });
