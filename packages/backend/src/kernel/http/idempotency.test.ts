import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { anAddress } from '../../modules/orders/testing/customers.ts';
import { type LineOf, placeOrder } from '../../modules/orders/testing/orders.ts';
import { aProduct, type StockedProduct } from '../../modules/orders/testing/products.ts';
import { describeRacing, type TestCustomer } from '../../testing/index.ts';
import { orders, products } from '../db/schema/index.ts';

describeRacing('requests with an idempotency key', (shop) => {
  let customer: TestCustomer;
  let address: number;
  let plain: StockedProduct;

  beforeEach(async () => {
    customer = await shop().aCustomer();
    address = await anAddress(shop(), customer);
    plain = await aProduct(shop(), { stock: 5 });
  });

  const place = (lines: LineOf[], headers: Record<string, string>) =>
    placeOrder(shop(), customer, { lines, address }, headers);
  const ordersOf = () => shop().db.$count(orders, eq(orders.userId, customer.id));

  it('answers a repeated request and orders once', async () => {
    const before = await ordersOf();
    const headers = { 'idempotency-key': 'a-key-of-mine' };
    const order = () => place([{ good: plain }], headers);
    const responses = await Promise.all([order(), order(), order()]);
    expect(new Set(responses.map((response) => response.message)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await ordersOf()).toBe(before + 1);
    const changed = await place([{ good: plain, quantity: 2 }], headers);
    expect(changed).toMatchObject({ status: 401, code: 50003, message: '该请求标识已用于其他请求' });
    expect(changed.headers['x-error-class']).toBe('conflict');
  });

  it('tries again what was refused', async () => {
    const headers = { 'idempotency-key': 'another-key' };
    expect((await place([{ good: plain, quantity: 6 }], headers)).status).toBe(401);
    await shop().db.update(products).set({ stock: 6 }).where(eq(products.id, plain.id));
    expect((await place([{ good: plain, quantity: 6 }], headers)).status).toBe(200);
  });

  it('is a matter of each customer', async () => {
    const other = await shop().aCustomer();
    const headers = { 'idempotency-key': 'a-common-key' };
    const body = { lines: [{ good: await aProduct(shop(), { type: 'virtual' }) }] };
    const [first, second] = [
      await placeOrder(shop(), customer, body, headers),
      await placeOrder(shop(), other, body, headers),
    ];
    expect(second.message).not.toBe(first.message);
  });

  it('is refused when it is too long', async () => {
    expect((await place([{ good: plain }], { 'idempotency-key': 'x'.repeat(121) })).code).toBe(50004);
  });
});
