import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orders } from '../../../kernel/db/schema/index.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';

describeRacing('following a payment', (shop) => {
  let customer: TestCustomer;
  let id: number;
  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    const address = await anAddress(shop(), customer);
    id = (await placeOrder(shop(), customer, { lines: [{ good: await aProduct(shop()) }], address })).message;
  });

  const follow = (order: number, as: TestCustomer = customer) =>
    shop().get(`goodIndent/pay/${order}/events`, { as, headers: { accept: 'text/event-stream' } });
  const statesOf = (raw: string) =>
    [...raw.matchAll(/^event: state\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as { state: number });

  it('tells the state at once and when it is paid, and ends', async () => {
    const following = follow(id);
    await shop().post('balancePay', { id }, { as: customer });
    const { raw, headers, status } = await following;
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(raw).toMatch(/^retry: 3000\n\n/);
    expect(statesOf(raw).at(-1)).toMatchObject({ state: 2, server_time: shop().app.shop.times.text(shop().now) });
  });

  it('tells every page of it, and that the time is over', async () => {
    const overtime = new Date(shop().now.getTime() + 500);
    await shop().db.update(orders).set({ overtime }).where(eq(orders.id, id));
    const pages = [follow(id), follow(id), follow(id)];
    const first = await shop().get<{ state: number }>(`goodIndent/pay/${id}`, { as: customer });
    expect(first.message.state).toBe(1);
    shop().advance(500);
    for (const { raw } of await Promise.all(pages)) expect(statesOf(raw).at(-1)?.state).toBe(4);
  });

  it('says of an order that is over just that', async () => {
    await shop().post(`goodIndent/cancel/${id}`, {}, { as: customer });
    expect(statesOf((await follow(id)).raw).map(({ state }) => state)).toEqual([6]);
  });

  it('is only for the own order, and for so many pages', async () => {
    expect((await follow(id, await shop().aCustomer())).status).toBe(404);
    expect((await follow(999_999)).status).toBe(404);
    expect((await shop().get(`goodIndent/pay/${id}/events`)).status).toBe(500);
    const pages = Array.from({ length: 10 }, () => follow(id));
    const tooMany = await Promise.any(
      pages.map(async (page) => ((await page).status === 429 ? 429 : Promise.reject())),
    );
    expect(tooMany).toBe(429);
    await shop().post('balancePay', { id }, { as: customer });
    const statuses = (await Promise.all(pages)).map((page) => page.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect((await follow(id)).status).toBe(200);
  });
});
