import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderLines, orders, productPairs, products } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestShop } from '../../../testing/index.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { pairProducts } from '../pair-products.ts';

type Good = {
  id: number;
  name: string;
  price: number;
  inventory: number;
  good_sku: { id: number; price: number; inventory: number }[];
};

let number = 0;

/** Somebody new buys all of them at once. */
async function bought(shop: TestShop, ids: readonly number[]): Promise<void> {
  const { id } = await shop.aCustomer();
  const [order] = await shop.db
    .insert(orders)
    .values({ userId: id, number: `together-${process.pid}-${++number}`, payTime: shop.now })
    .returning({ id: orders.id });
  const line = { orderId: order?.id ?? 0, name: { zh: '货' }, img: '', number: 1 };
  await shop.db.insert(orderLines).values(ids.map((productId) => ({ ...line, productId })));
}

describeInTurn('goods bought together', (shop) => {
  const ask = async (id: number, lang = 'zh') => (await shop().get<Good[]>(`good/${id}/together`, { lang })).message;
  const idsFor = async (id: number) => (await ask(id)).map((good) => good.id);
  const goods = async (count: number) => {
    const made: number[] = [];
    for (let at = 0; at < count; at += 1) made.push((await aProduct(shop())).id);
    return made as [number, ...number[]];
  };
  const pair = () => pairProducts(shop().db, shop().now);

  it('are the two that most customers bought with one, closest first', async () => {
    const [tea, cup, pot, tray] = (await goods(4)) as [number, number, number, number];
    for (const others of [[cup, pot, tray], [cup, pot], [cup]]) await bought(shop(), [tea, ...others]);
    await pair();
    expect(await idsFor(tea)).toEqual([cup, pot]);
  });

  it('are none where customers only looked at both, or nobody did anything', async () => {
    const [one, looked] = (await goods(2)) as [number, number];
    await shop()
      .db.insert(productPairs)
      .values({ productId: one, otherId: looked, bought: 0, viewed: 9, closeness: 1 });
    expect(await idsFor(one)).toEqual([]);
    expect(await idsFor(987_654_321)).toEqual([]);
  });

  it('are on the shelf, in stock, and go into a cart', async () => {
    const [one, off, soldOut, left] = (await goods(4)) as [number, number, number, number];
    const download = (await aProduct(shop(), { type: 'download' })).id;
    for (const other of [off, soldOut, download, download, left]) await bought(shop(), [one, other]);
    await pair();
    await shop().db.update(products).set({ shelf: 'off' }).where(eq(products.id, off));
    await shop().db.update(products).set({ stock: 0 }).where(eq(products.id, soldOut));
    expect(await idsFor(one)).toEqual([left]);
  });

  it('say what a cart pays, and which variants are left', async () => {
    const [one] = await goods(1);
    const skus = [
      { price: 5900, stock: 3 },
      { price: 4900, stock: 2 },
      { price: 3900, stock: 0 },
    ];
    const shirt = await aProduct(shop(), { skus });
    await bought(shop(), [one, shirt.id]);
    await pair();
    const [found] = await ask(one);
    expect(found).toMatchObject({ id: shirt.id, price: 49, inventory: 5 });
    expect(found?.good_sku.map(({ price }) => price)).toEqual([59, 49]);
  });

  it('refuse an id that is none', async () => {
    expect((await shop().get('good/abc/together')).status).toBe(404);
  });
});
