import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { browses, collects, orderLines, orders, products } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestShop } from '../../../testing/index.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { pairProducts } from '../pair-products.ts';

type Recommended = { good_id: number; reason: string }[];
type Asked = { good_ids?: number[]; own?: boolean; except?: number[]; limit?: number; place?: string };
type Customer = Awaited<ReturnType<TestShop['aCustomer']>>;

const idIs = (id: number) => eq(products.id, id);

let number = 0;

async function goods(shop: TestShop, count: number): Promise<number[]> {
  const made: number[] = [];
  for (let at = 0; at < count; at += 1) made.push((await aProduct(shop)).id);
  return made;
}

async function buys(shop: TestShop, customer: Customer, ids: readonly number[], isPaid = true): Promise<void> {
  const [order] = await shop.db
    .insert(orders)
    .values({ userId: customer.id, number: `pairs-${process.pid}-${++number}`, payTime: isPaid ? shop.now : null })
    .returning({ id: orders.id });
  const lines = ids.map((productId) => ({
    orderId: order?.id ?? 0,
    productId,
    name: { zh: '货' },
    img: '',
    number: 1,
  }));
  await shop.db.insert(orderLines).values(lines);
}

async function looksAt(shop: TestShop, customer: Customer, ids: readonly number[]): Promise<void> {
  const rows = ids.map((productId) => ({ userId: customer.id, productId, createdAt: shop.now, updatedAt: shop.now }));
  await shop.db.insert(browses).values(rows);
}

describeInTurn('recommendations', (shop) => {
  const ask = async (asked: Asked, as?: Customer) =>
    (await shop().post<Recommended>('recommendation', { place: 'cart', ...asked }, as ? { as } : {})).message;
  const reasons = (list: Recommended, ids: readonly number[]) =>
    ids.map((id) => list.find(({ good_id }) => good_id === id)?.reason ?? null);

  it('go with what is asked for: what the same customers bought, then looked at, then the same kind', async () => {
    await goods(shop(), 5);
    const [tea, cup, pot, kettle] = (await goods(shop(), 4)) as [number, number, number, number];
    for (const others of [[cup], [cup, pot]]) await buys(shop(), await shop().aCustomer(), [tea, ...others]);
    await looksAt(shop(), await shop().aCustomer(), [tea, kettle]);
    await pairProducts(shop().db, shop().now);
    const list = await ask({ good_ids: [tea], limit: 20 });
    expect(list.slice(0, 3).map(({ good_id }) => good_id)).toEqual([cup, pot, kettle]);
    expect(reasons(list, [cup, pot, kettle, tea])).toEqual(['bought', 'bought', 'viewed', null]);
    expect(list.length).toBeGreaterThan(3);
  });

  it('count no order that was not paid, and nothing that is a year old', async () => {
    const [one, unpaid, old] = (await goods(shop(), 3)) as [number, number, number];
    await buys(shop(), await shop().aCustomer(), [one, unpaid], false);
    await buys(shop(), await shop().aCustomer(), [one, old]);
    expect(await pairProducts(shop().db, new Date(shop().now.getTime() + 366 * 86_400_000))).toBe(0);
    await pairProducts(shop().db, shop().now);
    const list = await ask({ good_ids: [one], limit: 20 });
    expect(reasons(list, [old])).toEqual(['bought']);
    expect(reasons(list, [unpaid])).not.toEqual(['bought']);
  });

  it('leave out what is asked for, what is not wanted, not on the shelf or sold out', async () => {
    const [one, unwanted, off, soldOut, left] = (await goods(shop(), 5)) as [number, number, number, number, number];
    await buys(shop(), await shop().aCustomer(), [one, unwanted, off, soldOut, left]);
    await pairProducts(shop().db, shop().now);
    await shop().db.update(products).set({ shelf: 'off' }).where(idIs(off));
    await shop().db.update(products).set({ stock: 0 }).where(idIs(soldOut));
    const list = await ask({ good_ids: [one], except: [unwanted], limit: 20 });
    expect(reasons(list, [left, one, unwanted, off, soldOut])).toEqual(['bought', null, null, null, null]);
  });

  it('look at what a customer did only where they let it', async () => {
    const customer = await shop().aCustomer();
    const [seen, saved, bought, withSeen] = (await goods(shop(), 4)) as [number, number, number, number];
    await looksAt(shop(), customer, [seen]);
    await shop().db.insert(collects).values({ userId: customer.id, productId: saved });
    await buys(shop(), customer, [bought]);
    await looksAt(shop(), await shop().aCustomer(), [seen, withSeen]);
    await pairProducts(shop().db, shop().now);
    const own = await ask({ own: true, limit: 20, place: 'account' }, customer);
    expect(reasons(own, [withSeen, seen, saved, bought])).toEqual(['viewed', null, null, null]);
    const without = await ask({ own: false, limit: 20, place: 'account' }, customer);
    expect(new Set(without.map(({ reason }) => reason))).toEqual(new Set(['today']));
    const visitor = await ask({ own: true, limit: 20, place: 'account' });
    expect(new Set(visitor.map(({ reason }) => reason))).toEqual(new Set(['today']));
  });

  it('differ from place to place where nothing is known, and stay for the day', async () => {
    await goods(shop(), 20);
    const [cart, again, home] = [await ask({}), await ask({}), await ask({ place: 'home' })];
    expect(cart).toHaveLength(5);
    expect(again).toEqual(cart);
    expect(home).not.toEqual(cart);
  });

  it.each([
    ['no place', { place: '' }],
    ['ids that are none', { good_ids: [0] }],
    ['too many', { limit: 21 }],
    ['too many seeds', { good_ids: Array.from({ length: 31 }, (_, at) => at + 1) }],
  ])('refuse %s', async (_, asked) => {
    const { status } = await shop().post('recommendation', { place: 'cart', ...asked });
    expect(status).toBe(401);
  });

  it('of goods that do not exist are what is on the stall today', async () => {
    await goods(shop(), 3);
    const list = await ask({ good_ids: [987_654_321] });
    expect(new Set(list.map(({ reason }) => reason))).toEqual(new Set(['today']));
  });
});
