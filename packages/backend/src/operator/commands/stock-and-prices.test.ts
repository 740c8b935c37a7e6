import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { products, stockReceipts } from '../../kernel/db/schema/index.ts';
import { anAddress } from '../../modules/orders/testing/customers.ts';
import { placeOrder } from '../../modules/orders/testing/orders.ts';
import type { StockedProduct } from '../../modules/orders/testing/products.ts';
import { describeRacing, type TestCustomer } from '../../testing/index.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { operatorCalls, set } from './testing/calls.ts';

describeRacing('shop stock and price', (shop) => {
  let customer: TestCustomer;
  let address = 0;
  let shirt: StockedProduct;
  let cap: StockedProduct;
  const { run, done, json } = operatorCalls(shop);
  const save = (key: string, ...fields: string[]) => done('goods', 'save', key, ...set(...fields));
  const order = (product: StockedProduct, quantity: number, price: number, variant?: number) =>
    placeOrder(shop(), customer, {
      lines: [{ good: product, quantity, price, ...(variant === undefined ? {} : { sku: variant }) }],
      address,
    });
  const stock = (key: string) => json<{ variantId: number | null; free: number; held: number }[]>('stock', 'show', key);

  const stocked = async (key: string): Promise<StockedProduct> => {
    const [row] = await shop().db.select().from(products).where(eq(products.key, key));
    const variantIds = (await stock(key)).flatMap(({ variantId }) => variantId ?? []);
    return { id: row?.id ?? 0, variantIds, name: { zh: key, en: key } };
  };

  beforeAll(async () => {
    await done('categories', 'save', 'wear', '-s', 'name.en=Wear');
    await done('categories', 'save', 'hats', '-s', 'parent=wear', '-s', 'name.en=Hats');
    await save('CAP', 'name.en=Cap', 'price=10', 'marketPrice=12', 'stock=10', 'category=hats', 'shelf=on');
    const axis = (index: number, en: string) => [
      `variants.${index}.choices.0.key.en=Size`,
      `variants.${index}.choices.0.value.en=${en}`,
      `variants.${index}.stock=5`,
    ];
    await save('SHIRT', 'name.en=Shirt', 'category=wear', 'shelf=on', ...axis(0, 'M'), ...axis(1, 'L'));
    await done('price', 'set', 'SHIRT', '--every-variant', '--price', '50');
    customer = await shop().aCustomer();
    address = await anAddress(shop(), customer);
    [cap, shirt] = [await stocked('CAP'), await stocked('SHIRT')];
  });

  it('counts what orders hold, and never sets the stock below it', async () => {
    expect((await order(cap, 4, 10)).status).toBe(200);
    expect(await stock('CAP')).toMatchObject([{ free: 6, held: 4 }]);
    expect((await run('stock', 'set', 'CAP', '3', '--reason', 'counted')).err).toContain('4 pieces belong to orders');
    await done('stock', 'set', 'CAP', '9', '--reason', 'counted');
    expect(await stock('CAP')).toMatchObject([{ free: 5, held: 4 }]);
    await done('stock', 'add', 'CAP', '7', '--reason', 'delivery 4711');
    expect((await run('stock', 'add', 'CAP', '--reason', 'broken', '--', '-13')).err).toContain(
      'Only 12 pieces are free',
    );
    await done('stock', 'add', 'CAP', '--reason', 'broken', '--', '-2');
    expect(await stock('CAP')).toMatchObject([{ free: 10, held: 4 }]);
    const ledger = await shop().db.select().from(stockReceipts);
    expect(
      ledger.filter(({ productId }) => productId === cap.id).map(({ quantity, remark }) => [quantity, remark]),
    ).toEqual([
      [10, 'first stock'],
      [-1, 'counted'],
      [7, 'delivery 4711'],
      [-2, 'broken'],
    ]);
  });

  it('asks which variant is meant', async () => {
    const { exitCode, err } = await run('stock', 'add', 'SHIRT', '1', '--reason', 'x');
    expect(exitCode).toBe(1);
    expect(err).toContain('M');
    await done('stock', 'add', 'SHIRT', '1', '--reason', 'x', '--variant', 'L');
    await done('stock', 'add', 'SHIRT', '1', '--reason', 'x', '--variant', String(shirt.variantIds[1]));
    expect(await stock('SHIRT')).toMatchObject([{ free: 5 }, { free: 7 }]);
    expect((await run('stock', 'add', 'SHIRT', '1', '--variant', 'L')).exitCode).toBe(2);
  });

  it('keeps the books while orders come in', async () => {
    const orders = Array.from({ length: 8 }, () => order(shirt, 1, 50, 0));
    const changes = [1, 2, 3].map((quantity) =>
      run('stock', 'add', 'SHIRT', String(quantity), '--reason', 'x', '--variant', 'M'),
    );
    const counted = run('stock', 'set', 'SHIRT', '11', '--reason', 'counted', '--variant', 'M');
    const placed = (await Promise.all(orders)).filter(({ status }) => status === 200).length;
    expect((await Promise.all([...changes, counted])).map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
    const [line] = await stock('SHIRT');
    expect(placed).toBeGreaterThanOrEqual(5);
    expect(line?.held).toBe(placed);
    expect(await checkInvariants(shop().db, { timeZone: 'Asia/Shanghai' })).toEqual([]);
  });

  it('sets prices of one variant or all, lists by the cheapest, and shows no market price that was never asked', async () => {
    await done('price', 'set', 'SHIRT', '--variant', 'L', '--price', '45.50', '--market-price', '60');
    shop().app.responseCache.clear();
    expect((await shop().get(`good/${shirt.id}`, { lang: 'en' })).message).toMatchObject({
      order_price: 45.5,
      good_sku: [{ price: 50 }, { price: 45.5, market_price: 0 }],
    });
    expect((await run('price', 'set', 'SHIRT', '--price', '1')).exitCode).toBe(1);
    expect((await run('price', 'set', 'CAP', '--price', '1.234')).exitCode).toBe(2);
    expect((await run('price', 'set', 'CAP')).err).toContain('Nothing to set');
  });

  it('changes a category by percents, shown before it is done', async () => {
    const change = (...more: string[]) => run('price', 'change', '--category', 'wear', '--percent=-10', ...more);
    const prices = async () => (await json<{ price: number }[]>('goods', 'list')).map(({ price }) => price);
    const preview = await change('--dry-run', '--json');
    expect(JSON.parse(preview.out)).toMatchObject([
      { key: 'CAP', before: 1000, after: 900 },
      { key: 'SHIRT', variant: 'M', before: 5000, after: 4500 },
      { key: 'SHIRT', variant: 'L', before: 4550, after: 4095 },
    ]);
    expect((await change()).exitCode).toBe(1);
    expect(await prices()).toEqual([1000, 4550]);
    expect((await change('--yes', '--round', '0.50')).out).toContain('3 prices changed.');
    expect(await prices()).toEqual([900, 4100]);
    expect((await run('price', 'change', '--category', 'none', '--percent', '5', '--yes')).exitCode).toBe(1);
  });

  it('tells what was asked, and takes down what was asked before', async () => {
    await done('price', 'set', 'CAP', '--price', '8', '--market-price', '12');
    const { out } = await run('price', 'history', 'CAP');
    expect(out).toContain('Market price 12.00: not shown, it was not asked for 30 days on end');
    const told = await run('price', 'record', 'CAP', '--price', '12', '--from', '2020-01-01', '--until', '2020-03-01');
    expect(told.out).toContain('off the shelf');
    expect(told.out).toContain('not shown');
    const refused = await run(
      'price',
      'record',
      'CAP',
      '--price',
      '12',
      '--from',
      '2020-02-01',
      '--until',
      '2020-04-01',
    );
    expect(refused.err).toContain('written down already');
    expect(
      (await run('price', 'record', 'CAP', '--price', '1', '--from', '2019-02-01', '--until', '2019-01-01')).err,
    ).toContain('later one');
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    await done(
      'goods',
      'save',
      'BAG',
      ...set('name.en=Bag', 'price=10', 'marketPrice=12', 'stock=10', 'category=hats', 'shelf=on'),
    );
    const { usualUntil } = await json<{ usualUntil: string }>(
      'price',
      'record',
      'BAG',
      '--price',
      '12',
      '--from',
      day(50),
      '--until',
      day(1),
    );
    expect(new Date(usualUntil).getTime()).toBeGreaterThan(Date.now());
    expect((await shop().get<{ market_price: number }>(`good/${(await stocked('BAG')).id}`)).message.market_price).toBe(
      12,
    );
  });
});
