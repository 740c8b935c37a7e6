import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../kernel/db/schema/index.ts';
import { anAddress } from '../../modules/orders/testing/customers.ts';
import { placeOrder } from '../../modules/orders/testing/orders.ts';
import { aProduct } from '../../modules/orders/testing/products.ts';
import { describeInTurn } from '../../testing/index.ts';
import { operatorCalls, set } from './testing/calls.ts';

describeInTurn('numbers as they are printed', (shop) => {
  const { run, done, json } = operatorCalls(shop);
  const folder = { path: '' };
  const keys = () => join(folder.path, 'keys.txt');
  beforeAll(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'jishi-printed-'));
    await writeFile(keys(), 'AAAA\nBBBB\n');
    await done('goods', 'save', 'G1001', ...set('name.zh=茶', 'number=JS-077048', 'price=30', 'stock=20', 'shelf=on'));
    const card = ['type=card-key', 'variants.0.price=10', 'variants.0.choices.0.key.zh=期限'];
    const second = ['variants.0.choices.1.key.zh=人数', 'variants.0.choices.1.value.zh=两人'];
    await done(
      ...['goods', 'save', 'CARD', ...set('name.zh=卡', 'number=JS-077049', ...card)],
      ...set('variants.0.choices.0.value.zh=一年', ...second),
    );
  });
  afterAll(() => rm(folder.path, { recursive: true, force: true }));

  const sale = ['starts=2026-12-01 10:00', 'ends=2026-12-01 12:00', 'items.0.price=9.90', 'items.0.pieces=2'];
  const coupon = ['name.zh=券', 'value=1', 'threshold=10', 'amount=5', 'ends=2026-12-31', 'scope=goods'];
  const prize = ['kind=good', 'good=货号：JS077048', 'name.zh=茶', 'quantity=1', 'weight=1'];
  const blank = ['kind=blank', 'name.zh=谢谢', 'weight=1'];
  const lottery = ['name.zh=转盘', 'kind=wheel', 'cost=1', 'starts=2026-11-01', 'ends=2026-12-31'];
  const prizes = [prize, blank].flatMap((fields, at) => fields.map((field) => `prizes.${at}.${field}`));

  it.each([
    ['goods show', ['js077048']],
    ['goods save', ['货号：JS 077048', ...set('sort=3')]],
    ['goods pictures', ['js-077-048', '--clear']],
    ['stock show', ['JS077048']],
    ['stock set', ['JS077048', '25', '--reason', 'counted']],
    ['stock add', ['g 1001', '1', '--reason', 'came']],
    ['price set', ['JS-077048', '--price', '31']],
    ['shelf off', ['js077048']],
    ['shelf on', ['ＪＳ０７７０４８', 'G1001']],
    ['shelf at', ['2026-12-01 08:00', 'js077048']],
    ['flash-sales create', ['js077048', ...set(...sale)]],
    ['coupons create', set(...coupon, 'scopeKeys.0=js077048')],
    ['lotteries save', set(...lottery, ...prizes)],
    ['card-keys add', ['js077049', keys, '--variant', '一年;两人']],
    ['card-keys add', ['Item JS077049', keys, '--variant', '规格：一年； 两人']],
    ['price set', ['商品编号 JS077049', '--variant', '一年；两人', '--price', '11']],
  ])('name a good to shop %s', async (command, args) => {
    const given = args.map((arg) => (typeof arg === 'function' ? arg() : arg));
    expect(await run(...command.split(' '), ...given, '--json')).toMatchObject({ exitCode: 0 });
    expect(await json<{ key: string }[]>('goods', 'list')).toHaveLength(2);
  });

  it.each([
    '商品编号 JS077048',
    '商品编号：JS077048',
    '商品编号　ＪＳ０７７０４８',
    'Item JS077048',
    'No. JS 077048',
    'item no. js-077048',
  ])('%s, with the label of the pages, is the good', async (printed) => {
    expect(await json('goods', 'show', printed)).toMatchObject({ key: 'G1001' });
    expect(await json('stock', 'show', printed)).toMatchObject([{ variantId: null }]);
    expect(await json('goods', 'list', '--search', printed)).toMatchObject([{ key: 'G1001' }]);
    await done('shelf', 'on', printed, 'G1001');
  });

  it('name the good of a price tag', async () => {
    const fields = ['name.zh=横幅', 'picture=/media/a.webp', 'pictures.0=/media/b.webp', 'pictures.1=/media/c.webp'];
    const [{ id = 0 } = {}] = await json<{ id: number }[]>('goods', 'list', '--search', 'JS077048');
    const tags = ['tags.0.good=商品编号 JS077048', 'tags.0.name.zh=茶', `tags.1.good=${id}`, 'tags.1.name.zh=茶'];
    const saved = await json<{ id: number }>('banners', 'save', ...set(...fields, ...tags));
    expect(await json('banners', 'show', String(saved.id))).toMatchObject({ tags: [{ good: id }, { good: id }] });
    const { exitCode, err } = await run(
      'banners',
      'save',
      String(saved.id),
      ...set('tags.0.good=X9', 'tags.0.name.zh=茶'),
    );
    expect([exitCode, err]).toEqual([1, expect.stringContaining('There is no good "X9" for a price tag')]);
  });

  it('may name the same good twice', async () => {
    await done('goods', 'save', 'TWICE-1', ...set('name.zh=碗', 'price=3'));
    await done('goods', 'remove', 'twice1', '商品编号 TWICE-1', '--yes');
    expect((await run('goods', 'remove', 'G1001', 'twice1', '--yes')).err).toContain('nothing was removed');
    expect(await json('goods', 'show', 'G1001')).toMatchObject({ key: 'G1001' });
  });

  it('are found in the list', async () => {
    const found = await json<{ key: string }[]>('goods', 'list', '--search', 'js 077048');
    expect(found.map(({ key }) => key)).toEqual(['G1001']);
  });

  it('that could be two goods are refused with both', async () => {
    await done('goods', 'save', 'G-1002', ...set('name.zh=杯', 'number=JS077048'));
    const { exitCode, err } = await run('stock', 'show', 'js077048');
    expect([exitCode, err]).toEqual([1, expect.stringContaining('could be G1001, G-1002')]);
    await done('goods', 'remove', 'g1002', '--yes');
    expect((await run('stock', 'show', 'g1002')).err).toContain('There is no good "g1002"');
    expect((await run('stock', 'show', '--', '-')).err).toContain('There is no good "-"');
  });

  describe('of orders', () => {
    it.each([
      ['in groups', (number: string) => number.replace(/(\d{4})/g, '$1 ')],
      ['with its label', (number: string) => `订单号：${number}`],
      ['as pages print it', (number: string) => `订单编号 ${number}`],
      ['as English pages print it', (number: string) => `Order number ${number}`],
      ['of a table', (number: string) => `'${number}`],
      ['with a number sign', (number: string) => `#${number}`],
    ])('are known %s', async (_, print) => {
      const customer = await shop().aCustomer();
      const product = await aProduct(shop(), { stock: 5 });
      const address = await anAddress(shop(), customer);
      const { message: id } = await placeOrder(shop(), customer, { lines: [{ good: product }], address });
      const [row] = await shop().db.select().from(orders).where(eq(orders.id, id));
      const printed = print(row?.number ?? '');
      expect(await json('orders', 'show', printed)).toMatchObject({ order: { id } });
      expect(await json('orders', 'list', '--number', printed)).toHaveLength(1);
      await done('orders', 'note', printed, 'call first');
      await done('orders', 'cancel', `#${id}`, '--yes');
    });
  });
});
