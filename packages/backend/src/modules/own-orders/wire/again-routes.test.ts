import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { flashSales, flashSaleVariants, products, productVariants } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct, type StockedProduct } from '../../orders/testing/products.ts';

type Line = {
  good_id: number;
  name: string;
  wanted: number;
  number: number;
  limited_by: string | null;
  obstacle: string | null;
  price: number;
  price_was: number;
};

describeInTurn('buying an order again', (shop) => {
  let customer: TestCustomer;
  let plain: StockedProduct;
  let cups: StockedProduct;
  let id: number;
  beforeEach(async () => {
    customer = await shop().aCustomer();
    plain = await aProduct(shop(), { type: 'virtual', stock: 9 });
    cups = await aProduct(shop(), { type: 'virtual', skus: [{ stock: 9 }] });
    const lines = [
      { good: plain, quantity: 2 },
      { good: cups, sku: 0, quantity: 3 },
    ];
    id = (await placeOrder(shop(), customer, { lines })).message;
  });
  const again = async (lang = 'zh') =>
    (await shop().get<{ lines: Line[] }>(`goodIndent/again/${id}`, { as: customer, lang })).message.lines;

  it('is a customer’s own', async () => {
    expect((await shop().get(`goodIndent/again/${id}`)).status).toBe(500);
    expect((await shop().get(`goodIndent/again/${id}`, { as: await shop().aCustomer() })).status).toBe(404);
    expect((await shop().get('goodIndent/again/x', { as: customer })).status).toBe(404);
  });

  it('is as before while nothing has changed', async () => {
    const lines = await again();
    expect(lines.map(({ number, wanted, limited_by, obstacle }) => [number, wanted, limited_by, obstacle])).toEqual([
      [2, 2, null, null],
      [3, 3, null, null],
    ]);
    expect(lines.map(({ name }) => name)).toEqual([plain.name.zh, cups.name.zh]);
    expect((await again('en')).map(({ name }) => name)).toEqual([plain.name.en, cups.name.en]);
  });

  it('tells what has changed of each line, and the cart takes what it says', async () => {
    await shop().db.update(products).set({ price: 1250 }).where(eq(products.id, plain.id));
    await shop().db.update(productVariants).set({ stock: 1 }).where(eq(productVariants.productId, cups.id));
    const lines = await again();
    expect(lines).toMatchObject([
      { number: 2, price: 12.5, price_was: 10, limited_by: null },
      { number: 1, wanted: 3, limited_by: 'stock' },
    ]);
    const entries = lines.map(({ good_id, number }, index) => ({
      good_id,
      good_sku_id: index === 1 ? cups.variantIds[0] : 0,
      number,
    }));
    expect((await shop().post('goodIndent/cart/add', entries, { as: customer })).status).toBe(200);
    expect(await again()).toMatchObject([{ number: 2 }, { number: 0, obstacle: 'in-cart' }]);
  });

  it('what is gone is told', async () => {
    await shop().db.update(products).set({ shelf: 'off' }).where(eq(products.id, plain.id));
    await shop()
      .db.update(productVariants)
      .set({ deletedAt: shop().now })
      .where(eq(productVariants.productId, cups.id));
    expect((await again()).map(({ number, obstacle }) => [number, obstacle])).toEqual([
      [0, 'off-shelf'],
      [0, 'variant-gone'],
    ]);
  });

  it('costs what a running flash sale makes of it', async () => {
    const at = shop().now.getTime();
    const [sale] = await shop()
      .db.insert(flashSales)
      .values({
        productId: plain.id,
        name: { zh: '秒杀', en: 'Flash' },
        time: new Date(at - 1000),
        endTime: new Date(at + 60_000),
      })
      .returning();
    const pieces = { salePrice: 600, price: 1000, limit: 3, remaining: 3 };
    await shop()
      .db.insert(flashSaleVariants)
      .values({ flashSaleId: sale?.id ?? 0, variantId: null, ...pieces });
    shop().advance(6000);
    expect((await again())[0]).toMatchObject({ price: 6, price_was: 10 });
  });
});
