import { randomUUID } from 'node:crypto';
import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { say } from '@jishi/scripts/terminal';
import { runOpenLoop } from '../load/open-loop.ts';
import { type Summary, summarise } from '../load/summary.ts';
import { call } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';
import { type LoadContext, withLoadShop } from '../servers/with-load-shop.ts';
import { type Basket, fillBaskets, signedIn } from './baskets.ts';

export type OrdersResult = { engine: Engine; rate: number; seconds: number; orders: Summary };
type Engine = 'pglite' | 'postgres';

const loads: readonly { engine: Engine; rate: number; warmUp: number }[] = [
  { engine: 'pglite', rate: 50, warmUp: 30 },
  { engine: 'postgres', rate: 200, warmUp: 100 },
];
const SECONDS = 20;
const WARM_UP_SECONDS = 8;
const CUSTOMERS = 500;

/** Orders at a fixed rate on each engine, by customers who are signed in, each with a key of its own. */
export async function measureOrders(context: LoadContext): Promise<OrdersResult[]> {
  const results: OrdersResult[] = [];
  for (const { engine, rate, warmUp } of loads) {
    const plan = { engine, goods: 1000, customers: CUSTOMERS };
    results.push(
      await withLoadShop(context, plan, async ({ customers, startApi }) => {
        const api = await startApi();
        const baskets = await fillBaskets(api, customers[0]!);
        const send = orderSender(api, baskets, customers);
        say(
          'orders',
          `${engine}: ${rate} a second for ${SECONDS} s, after ${warmUp} a second for ${WARM_UP_SECONDS} s`,
        );
        await runOpenLoop({ rate: warmUp, seconds: WARM_UP_SECONDS, send }, context.stop);
        const shots = await runOpenLoop({ rate, seconds: SECONDS, send }, context.stop);
        return { engine, rate, seconds: SECONDS, orders: summarise(shots) };
      }),
    );
  }
  return results;
}

/** Sends orders, each with a key of its own, by one customer after the other. */
export function orderSender(api: Api, baskets: readonly Basket[], customers: readonly LoadCustomer[]) {
  return async (index: number): Promise<number> => {
    const customer = customers[index % customers.length]!;
    const basket = baskets[index % baskets.length]!;
    const headers = { ...api.headers, ...signedIn(customer), 'idempotency-key': randomUUID() };
    const body = { ...basket, shipping_id: customer.addressId };
    return (await call(`${api.base}goodIndent`, { method: 'POST', headers, body })).status;
  };
}
