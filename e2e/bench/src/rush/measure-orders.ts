import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { sendAll } from '../api/load/lanes.ts';
import { summarise } from '../api/load/summary.ts';
import { fillBaskets } from '../api/parts/baskets.ts';
import type { LoadShop } from '../api/servers/load-shop.ts';
import type { Api } from '../api/servers/start-api.ts';
import type { Sold } from './measure-sale.ts';
import { orderRequest } from './order-request.ts';

/** Every buyer orders one to three of many products, which are in no sale. */
export async function order(shop: LoadShop, api: Api, buyers: readonly LoadCustomer[], atOnce: number): Promise<Sold> {
  const baskets = await fillBaskets(api, buyers[0]!);
  const before = await shop.countOrders();
  const { shots } = await sendAll(
    buyers.map((buyer, index) =>
      orderRequest(api, buyer, index, { ...baskets[index % baskets.length], shipping_id: buyer.addressId }),
    ),
    atOnce,
  );
  const after = await shop.countOrders();
  const sold = shots.filter(({ status }) => status === 200);
  const faults: string[] = [];
  if (after.orders - before.orders !== sold.length) faults.push('orders and answers do not agree');
  if (after.taken - before.taken !== before.stock - after.stock) faults.push('orders and stock do not agree');
  const last = sold.reduce((most, one) => Math.max(most, one.at), 0);
  return { atOnce, perSecond: (1000 * sold.length) / last, orders: summarise(shots), faults };
}
