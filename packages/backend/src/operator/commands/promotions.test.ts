import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lotteryPrizes, products } from '../../kernel/db/schema/index.ts';
import { anAddress } from '../../modules/orders/testing/customers.ts';
import { placeOrder, wireLine } from '../../modules/orders/testing/orders.ts';
import { describeRacing, type TestCustomer } from '../../testing/index.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { operatorCalls, set } from './testing/calls.ts';

describeRacing('shop coupons, flash-sales and lotteries', (shop) => {
  let customer: TestCustomer;
  let folder = '';
  const { run, done, json } = operatorCalls(shop);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jishi-promotions-'));
    await done('categories', 'save', 'tea', ...set('name.zh=茶'));
    await done(
      'goods',
      'save',
      'TEA',
      ...set('name.zh=绿茶', 'name.en=Tea', 'category=tea', 'price=100', 'stock=20', 'shelf=on'),
    );
    customer = await shop().aCustomer();
    await done('users', 'points', customer.cellphone, '--change', '1000', '--reason', '测试', '--yes');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const tea = async () => {
    const [row] = await shop().db.select().from(products).where(eq(products.key, 'TEA'));
    return { id: row?.id ?? 0, variantIds: [], name: { zh: '绿茶', en: 'Tea' } };
  };

  it('give coupons out until they are stopped, and count how they are used', async () => {
    const fields = [
      'name.zh=茶券',
      'value=15',
      'threshold=80',
      'amount=2',
      'scope=categories',
      'scopeKeys=tea',
      'ends=2026-12-01',
    ];
    const { id } = await json<{ id: number }>('coupons', 'create', ...set(...fields));
    const claim = () => shop().post('coupon', { id }, { as: customer });
    expect((await claim()).result).toBe('ok');
    expect((await claim()).status).toBe(401);
    const own = await shop().get<{ data: { id: number; coupon: object }[] }>('coupon/user', { as: customer });
    expect(own.message.data).toMatchObject([{ coupon: { name: '茶券', cost: 1500, sill: 8000, scope_type: 1 } }]);
    const address = await anAddress(shop(), customer);
    const extra = { user_coupon_id: own.message.data[0]?.id };
    const order = await placeOrder(shop(), customer, { lines: [{ good: await tea(), price: 100 }], address, extra });
    expect(order.result).toBe('ok');
    expect(await json('coupons', 'show', String(id))).toMatchObject({
      residue: 1,
      use: { claimed: 1, used: 1, usable: 0, discount: 1500 },
    });
    const use = async () =>
      (await json<{ use: { discount: number; revenue: number } }>('coupons', 'show', String(id))).use;
    expect(await use()).toMatchObject({ revenue: 0 });
    await done('users', 'balance', customer.cellphone, '--change', '1000', '--reason', '测试', '--yes');
    expect((await shop().post('balancePay', { id: order.message }, { as: customer })).result).toBe('ok');
    expect(await use()).toMatchObject({ discount: 1500, revenue: 8500 });
    expect(await json('coupons', 'list')).toMatchObject([{ id, use: { used: 1, revenue: 8500 } }]);
    expect(await done('coupons', 'show', String(id))).toMatch(/^taken off orders +15\.00\nrevenue +85\.00$/m);
    await done('orders', 'refund', String(order.message), '--reason', '测试', '--yes');
    expect(await use()).toMatchObject({ claimed: 1, used: 0, revenue: 0 });
    await done('coupons', 'stop', String(id), '--yes');
    const other = await shop().aCustomer();
    expect((await shop().post('coupon', { id }, { as: other })).status).toBe(401);
    expect((await run('coupons', 'stop', String(id), '--yes')).err).toContain('ended already');
  });

  it('refuse coupons that are useless or dear by mistake', async () => {
    const refused = async (...fields: string[]) => (await run('coupons', 'create', ...set('name.zh=x', ...fields))).err;
    expect(await refused('amount=1', 'value=5', 'ends=2026-11-01')).toContain('ends must come after the start');
    expect(await refused('amount=1', 'value=50', 'threshold=20', 'ends=2027-01-01')).toContain(
      'more than the threshold',
    );
    expect(await refused('amount=1', 'kind=random', 'value=5', 'valueMax=5', 'ends=2027-01-01')).toContain('valueMax');
    expect(await refused('amount=1', 'kind=percent', 'value=5', 'ends=2027-01-01')).toContain('percent is missing');
    expect(await refused('amount=1', 'value=5', 'scope=goods', 'scopeKeys=NONE', 'ends=2027-01-01')).toContain('NONE');
    expect(await json('coupons', 'list')).toHaveLength(1);
  });

  it('sell a good at a low price for a time, within what is free', async () => {
    const at = ['starts=2026-11-20 15:00', 'ends=2026-11-20 18:00', 'perOrder=2', 'perCustomer=2'];
    const item = (price: string, pieces: string) => set(`items.0.price=${price}`, `items.0.pieces=${pieces}`);
    const { err } = await run('flash-sales', 'create', 'TEA', ...set(...at), ...item('100', '999'));
    expect(err).toContain('items.0.price is not below the ordinary price');
    expect(err).toContain('items.0.pieces are more than are free (19)');
    const { id } = await json<{ id: number }>('flash-sales', 'create', 'TEA', ...set(...at), ...item('59.90', '5'));
    expect((await run('flash-sales', 'create', 'TEA', ...set(...at), ...item('50', '1'))).err).toContain(
      `sale (${id})`,
    );
    const product = await tea();
    const page = await shop().get<{ good_seckill_sku: object[] }>(`seckill/${product.id}`, { lang: 'en' });
    expect(JSON.stringify(page.message)).toContain('59.9');
    const address = await anAddress(shop(), customer, { isDefault: false });
    const line = { ...wireLine({ good: product, quantity: 2, price: 59.9 }), seckill_id: id };
    const body = { indentCommodity: [line], carriage: 0, shipping_id: address };
    const order = await shop().post('goodIndent', body, { as: customer });
    expect(order.result).toBe('ok');
    const [sale] = await json<object[]>('flash-sales', 'list');
    expect(sale).toMatchObject({ id, good: 'TEA', state: 'running', price: 5990, left: 3, pieces: 5 });
    const show = () => json('flash-sales', 'show', String(id));
    expect(await show()).toMatchObject({ left: 3, held: 0, waiting: 0, sold: 0, revenue: 0, customers: 0 });
    expect((await shop().post('balancePay', { id: order.message }, { as: customer })).result).toBe('ok');
    // Two hold one each, and take another one of the three with them; a third one waits.
    const crowd = await Promise.all([1, 2, 3].map(() => shop().aCustomer()));
    for (const as of crowd) await shop().post(`seckill/${product.id}/place`, { number: 2, good_sku_id: 0 }, { as });
    expect(await show()).toMatchObject({ left: 0, held: 3, waiting: 1, sold: 2, revenue: 11_980, customers: 1 });
    const text = await done('flash-sales', 'show', String(id));
    expect(text).toMatch(/^left +0 of 5$/m);
    expect(text).toMatch(/^held +3, 1 waits$/m);
    expect(text).toMatch(/^sold +2\nrevenue +119\.80\ncustomers +1$/m);
    expect(await json('flash-sales', 'stop', String(id), '--yes')).toEqual({ id, stopped: 'ended' });
    shop().advance(1000);
    expect(await json('flash-sales', 'list')).toEqual([]);
    expect(await json('flash-sales', 'list', '--past')).toMatchObject([{ id, state: 'over' }]);
  });

  it('call a sale off before it begins', async () => {
    const fields = ['starts=2026-11-25 10:00', 'ends=2026-11-25 12:00', 'items.0.price=1', 'items.0.pieces=1'];
    const { id } = await json<{ id: number }>('flash-sales', 'create', 'TEA', ...set(...fields));
    expect(await json('flash-sales', 'stop', String(id), '--yes')).toMatchObject({ stopped: 'called off' });
    expect(await json('flash-sales', 'list', '--past')).toHaveLength(1);
  });

  it('play a lottery whose prizes change while it runs', async () => {
    const file = join(folder, 'wheel.json');
    const points = { kind: 'points', points: 30, name: { zh: '30积分' }, quantity: 2, weight: 1 };
    const blank = { kind: 'blank', name: { zh: '谢谢' }, weight: 0 };
    const wheel = {
      name: { zh: '转盘', en: 'Wheel' },
      cost: 10,
      starts: '2026-11-01',
      ends: '2026-12-31',
      prizes: [points, blank],
    };
    await writeFile(file, JSON.stringify(wheel));
    const { id } = await json<{ id: number }>('lotteries', 'save', '-f', file);
    const draw = () => shop().post<number>(`integralWinning/${id}`, {}, { as: customer });
    expect(await draw()).toMatchObject({ result: 'ok', message: 0 });
    const shown = await json<{ prizes: { id: number; quantity: number | null }[] }>('lotteries', 'show', String(id));
    expect(shown.prizes).toMatchObject([
      { kind: 'points', points: 30, quantity: 2 },
      { kind: 'blank', quantity: null },
    ]);

    const [first, second] = shown.prizes;
    await writeFile(file, JSON.stringify({ ...shown, prizes: [{ ...first, quantity: 0 }, second] }));
    expect((await run('lotteries', 'save', '-f', file)).err).toContain('less than were won already (1)');
    await writeFile(file, JSON.stringify({ ...shown, prizes: [{ ...first, quantity: 1 }, second] }));
    await done('lotteries', 'save', '-f', file);
    const rows = await shop().db.select().from(lotteryPrizes).where(eq(lotteryPrizes.lotteryId, id));
    expect(rows.map(({ quantity, remaining }) => [quantity, remaining])).toEqual(
      expect.arrayContaining([
        [1, 0],
        [-1, 0],
      ]),
    );
    expect(await draw()).toMatchObject({ result: 'ok', message: 1 });

    await done('lotteries', 'save', String(id), ...set('isActive=yes', 'cost=5'));
    await done('lotteries', 'stop', String(id), '--yes');
    expect((await draw()).status).toBe(401);
    expect((await run('lotteries', 'save', '-f', file, ...set('kind=grid'))).err).toContain('must be 8 visible ones');
  });

  it('say what a lottery came to, what it will cost, and what cannot be meant', async () => {
    const points = ['kind=points', 'points=500', 'name.zh=五百积分', 'quantity=9', 'weight=5'];
    const never = ['kind=balance', 'amount=1', 'name.zh=现金', 'weight=0'];
    const blank = ['kind=blank', 'name.zh=谢谢', 'weight=5'];
    const prizes = [points, never, blank].flatMap((fields, at) => fields.map((field) => `prizes.${at}.${field}`));
    const period = ['starts=2026-11-01', 'ends=2026-12-31'];
    const { id, warnings } = await json<{ id: number; warnings: string[] }>(
      ...['lotteries', 'save', ...set('name.zh=大奖', 'cost=10', ...period, ...prizes)],
    );
    expect(warnings).toEqual([
      'Nobody can win "现金": its weight is 0.',
      'A draw costs the shop 2.50 on average, and brings 0.10.',
    ]);
    expect((await run('lotteries', 'save', String(id), ...set('cost=9'))).out).toContain('Warning: Nobody can win');
    const draws = [];
    for (const _ of [1, 2, 3])
      draws.push((await shop().post<number>(`integralWinning/${id}`, {}, { as: customer })).message);
    const won = draws.filter((place) => place === 0).length;
    const figures = { draws: 3, points: 27, prizes: won, value: 500 * won, left: 9 - won };
    const shown = await json<{ figures: object }>('lotteries', 'show', String(id));
    expect(shown.figures).toEqual(figures);
    await writeFile(join(folder, 'shown.json'), JSON.stringify(shown));
    await done('lotteries', 'save', '-f', join(folder, 'shown.json'));
    expect(await json('lotteries', 'list')).toEqual(expect.arrayContaining([expect.objectContaining({ id, figures })]));
    const trial = await json<{ cost: number; prizes: { chance: number; won: number }[]; trial: { draws: number } }>(
      ...['lotteries', 'dry-run', String(id), '--draws', '200'],
    );
    expect(trial).toMatchObject({
      trial: { draws: 200 },
      prizes: [{ chance: 0.5, won: 9 - won }, { chance: 0 }, { chance: 0.5 }],
    });
    expect((await run('lotteries', 'dry-run', String(id))).out).toContain('Warning: Nobody can win "现金"');
    expect((await run('lotteries', 'dry-run', '987654')).exitCode).toBe(1);
  });

  it('leave books that agree', async () => {
    expect(await checkInvariants(shop().db, { timeZone: 'Asia/Shanghai' })).toEqual([]);
  });
});
