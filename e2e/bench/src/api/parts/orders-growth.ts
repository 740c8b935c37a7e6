import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { call, callOk } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';
import type { LoadContext } from '../servers/with-load-shop.ts';
import { fillBaskets, signedIn } from './baskets.ts';
import { type Asked, type GrowthResult, measureSizes, wantedSizes } from './growth.ts';
import { orderSender } from './orders.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];
const CUSTOMERS = 500;
const GOODS = 1_000;

/** What customers ask of their orders, and new ones, in shops that have taken more and more. */
export const measureOrdersGrowth = (context: LoadContext): Promise<GrowthResult> =>
  measureSizes(context, {
    of: 'orders',
    sizes: wantedSizes('BENCH_ORDERS', SIZES),
    plan: (orders) => ({ goods: GOODS, customers: CUSTOMERS, orders }),
    asked: (api, { customers }) => everything(api, customers),
  });

async function everything(api: Api, customers: readonly LoadCustomer[]): Promise<Asked[]> {
  const baskets = await fillBaskets(api, customers[0]!);
  const asking = (kind: string, pathFor: (customer: LoadCustomer) => string): Asked => ({
    kind,
    async send(index) {
      const customer = customers[index % customers.length]!;
      const headers = { ...api.headers, ...signedIn(customer) };
      return (await call(api.base + pathFor(customer), { headers })).status;
    },
  });
  const newest = new Map<LoadCustomer, number>();
  for (const customer of customers) newest.set(customer, await newestOrder(api, customer));
  return [
    asking('orders of a customer', () => 'goodIndent'),
    asking('their number by state', () => 'goodIndent/quantity'),
    asking('one order', (customer) => `goodIndent/detail/${newest.get(customer)}`),
    { kind: 'a new order', send: orderSender(api, baskets, customers) },
  ];
}

async function newestOrder(api: Api, customer: LoadCustomer): Promise<number> {
  const headers = { ...api.headers, ...signedIn(customer) };
  const { data } = await callOk<{ data: { id: number }[] }>(`${api.base}goodIndent?limit=1`, { headers });
  if (!data[0]) throw new Error('a customer of the load has no order');
  return data[0].id;
}
