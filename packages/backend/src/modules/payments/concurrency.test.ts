import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { moneyLogs, orderCodes, orders, products, productVariants, users } from '../../kernel/db/schema/index.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { anAddress } from '../orders/testing/customers.ts';
import { type LineOf, placeOrder } from '../orders/testing/orders.ts';
import { aProduct } from '../orders/testing/products.ts';

const START = 100_000;

/** Everything at once. The embedded engine does it one after the other; PostgreSQL proves the locks. */
describeEngines('orders at the same time', (shop) => {
  let customer: TestCustomer;
  let address: number;

  beforeEach(async () => {
    customer = await shop().aCustomer({ money: START });
    address = await anAddress(shop(), customer);
  });

  const place = (lines: LineOf[], as = customer, to = address) => placeOrder(shop(), as, { lines, address: to });
  const pay = (id: number, as = customer) => shop().post('balancePay', { id }, { as });
  const stockOf = async (id: number) =>
    (await shop().db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
  const stateOf = async (id: number) => (await shop().db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
  const balanceOf = async (id: number) => (await shop().db.select().from(users).where(eq(users.id, id)))[0]?.money ?? 0;
  const spentBy = async (id: number) => {
    const [row] = await shop()
      .db.select({ spent: sql<number>`coalesce(sum(${moneyLogs.money}), 0)` })
      .from(moneyLogs)
      .where(eq(moneyLogs.userId, id));
    return row?.spent ?? 0;
  };
  const times = (count: number) => Array.from({ length: count }, (_, index) => index);
  const statuses = (answers: { status: number }[]) => answers.map((answer) => answer.status);

  it('charges an order once however many calls pay it', async () => {
    const { message: id } = await place([{ good: await aProduct(shop()) }]);
    const responses = await Promise.all(times(12).map(() => pay(id)));
    expect(new Set(statuses(responses))).toEqual(new Set([200]));
    expect(await balanceOf(customer.id)).toBe(START - 1000);
    expect(await spentBy(customer.id)).toBe(1000);
  });

  it('sells the last pieces once', async () => {
    const product = await aProduct(shop(), { stock: 5 });
    const varied = await aProduct(shop(), { skus: [{ stock: 5 }] });
    const responses = await Promise.all(
      times(24).map((index) => place([index % 2 ? { good: product } : { good: varied, sku: 0 }])),
    );
    expect(statuses(responses).filter((status) => status === 200)).toHaveLength(10);
    expect(statuses(responses).filter((status) => status === 401)).toHaveLength(14);
    expect(await stockOf(product.id)).toBe(0);
    const [variant] = await shop().db.select().from(productVariants).where(eq(productVariants.productId, varied.id));
    expect(variant?.stock).toBe(0);
  });

  it('does not let orders of the same goods in another order wait for each other', async () => {
    const [a, b] = [await aProduct(shop(), { stock: 50 }), await aProduct(shop(), { skus: [{ stock: 50 }] })];
    const lines: LineOf[] = [{ good: a }, { good: b, sku: 0 }];
    const responses = await Promise.all(times(16).map((index) => place(index % 2 ? lines : lines.toReversed())));
    expect(new Set(statuses(responses))).toEqual(new Set([200]));
    expect(await stockOf(a.id)).toBe(34);
  });

  it('spends a balance only once: money and ledger agree', async () => {
    const rich = await shop().aCustomer({ money: 3500 });
    const to = await anAddress(shop(), rich);
    const product = await aProduct(shop(), { stock: 100, stockRule: 'when-paid' });
    const ids = (await Promise.all(times(8).map(() => place([{ good: product }], rich, to)))).map(
      (answer) => answer.message,
    );
    const responses = await Promise.all(ids.map((id) => pay(id, rich)));
    expect(statuses(responses).filter((status) => status === 200)).toHaveLength(3);
    expect(await balanceOf(rich.id)).toBe(500);
    expect(await spentBy(rich.id)).toBe(3000);
    expect(await stockOf(product.id)).toBe(97);
  });

  it.each<[string, (id: number) => Promise<unknown>, OrderState]>([
    ['cancelling', (id) => shop().post(`goodIndent/cancel/${id}`, {}, { as: customer }), 'cancelled'],
    [
      'expiring',
      (id) => {
        const late = new Date(shop().now.getTime() + 2 * 86_400_000);
        return shop().db.transaction((tx) => expireOrder(tx, id, late));
      },
      'expired',
    ],
  ])('%s and paying: one of them wins, and everything fits', async (_title, end, ended) => {
    const product = await aProduct(shop(), { stock: 20 });
    const ids = (await Promise.all(times(10).map(() => place([{ good: product }])))).map((answer) => answer.message);
    await Promise.all(ids.flatMap((id, index) => (index % 2 ? [end(id), pay(id)] : [pay(id), end(id)])));
    const states = await Promise.all(ids.map(stateOf));
    const paid = states.filter((state) => state === 'awaiting-shipment').length;
    expect(states.every((state) => state === 'awaiting-shipment' || state === ended)).toBe(true);
    expect(await balanceOf(customer.id)).toBe(START - paid * 1000);
    expect(await spentBy(customer.id)).toBe(paid * 1000);
    expect(await stockOf(product.id)).toBe(20 - paid);
  });

  it('hands out every code once', async () => {
    const codes = times(7).map((index) => `code-${index}`);
    const product = await aProduct(shop(), { type: 'card-key', skus: [{ stock: 100, isFixed: false, codes }] });
    const ids = (await Promise.all(times(10).map(() => place([{ good: product, sku: 0 }])))).map(
      (answer) => answer.message,
    );
    const responses = await Promise.all(ids.map((id) => pay(id)));
    expect(statuses(responses).filter((status) => status === 200)).toHaveLength(7);
    const handed = await shop().db.select().from(orderCodes).where(inArray(orderCodes.orderId, ids));
    expect(new Set(handed.map((row) => row.codeId)).size).toBe(7);
    expect(await balanceOf(customer.id)).toBe(START - 7000);
  });

  it('survives a busy moment of everything together', async () => {
    const [a, b] = [
      await aProduct(shop(), { stock: 30 }),
      await aProduct(shop(), { skus: [{ stock: 30 }], stockRule: 'when-paid' }),
    ];
    const journey = async (index: number) => {
      const lines: LineOf[] = [{ good: a }, { good: b, sku: 0 }];
      const { message: id } = await place(index % 2 ? lines : lines.toReversed());
      const paid = pay(id);
      const cancelled = shop().post(`goodIndent/cancel/${id}`, {}, { as: customer });
      await Promise.all([paid, cancelled]);
      return stateOf(id);
    };
    const states = await Promise.all(times(12).map(journey));
    const paid = states.filter((state) => state === 'awaiting-shipment').length;
    expect(await balanceOf(customer.id)).toBe(START - paid * 2000);
    expect(await stockOf(a.id)).toBe(30 - paid);
    const [variant] = await shop().db.select().from(productVariants).where(eq(productVariants.productId, b.id));
    expect(variant?.stock).toBe(30 - paid);
  });
});
