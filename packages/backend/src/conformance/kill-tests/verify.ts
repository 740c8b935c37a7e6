import type { Client } from './client.ts';
import type { Shopper } from './load.ts';
import { MONEY, POINTS, PRICE } from './prepare-shop.ts';

type OrderPage = { data: { id: number; state: number }[]; last_page: number };
type Account = { money: number; integral: { available: number } };

/** Asks the api for everything a customer was told before it died. Returns what is not there. */
export async function findLost({ shop, customer, client, journal }: Shopper): Promise<string[]> {
  const { message } = await client.post('goodIndent/synchronizationInventory');
  const [line] = message as { number: number }[];
  const coupons = (await ask<{ total: number }>(client, 'coupon/user?limit=1')).total;
  const lost = [
    ...journal.compareOrders(await ordersOf(client)),
    ...journal.compareCart(line?.number ?? 0),
    ...journal.comparePlace(await ask(client, `seckill/${shop.scarce.productId}/place`)),
    ...journal.compareCount('coupons', coupons),
  ];
  const { money, integral } = await ask<Account>(client, 'user');
  lost.push(...journal.compareCount('draws', POINTS - integral.available));
  const paid = (journal.paidOrders - customer.shipped.length) * PRICE;
  if (Math.round(money * 100) !== MONEY - paid) lost.push(`a balance of ${money} after ${paid} cents were paid`);
  for (const token of journal.tokens) {
    if ((await client.get('user', token)).status !== 200) lost.push('a sign-in is gone');
  }
  return lost.map((what) => `customer ${customer.id}: ${what}`);
}

async function ordersOf(client: Client): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, last_page } = await ask<OrderPage>(client, `goodIndent?limit=100&page=${page}&sort=id`);
    for (const { id, state } of data) found.set(id, state);
    last = last_page;
  }
  return found;
}

async function ask<T>(client: Client, path: string): Promise<T> {
  const { status, message } = await client.get(path);
  if (status !== 200) throw new Error(`${path} answers ${status}: ${String(message)}`);
  return message as T;
}
