import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  couriers,
  moneyLogs,
  notifications,
  orderLines,
  orders,
  parcels,
  pointsAccounts,
  users,
} from '../../../kernel/db/schema/index.ts';
import { anAddress } from '../../../modules/orders/testing/customers.ts';
import { placeOrder } from '../../../modules/orders/testing/orders.ts';
import { aProduct, type ProductValues } from '../../../modules/orders/testing/products.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { anOperator } from '../testing/operator.ts';

describeInTurn('shop orders', (shop) => {
  let customer: TestCustomer;
  let id = 0;
  let number = '';
  const run = (...args: string[]) => anOperator(shop())('orders', ...args);

  beforeAll(async () => {
    await shop()
      .db.insert(couriers)
      .values([
        { name: { zh: '云途快运', en: 'Yuntu Express' }, abbreviation: 'yuntu', isDefault: true },
        { name: { zh: '山河速递', en: 'Shanhe' }, abbreviation: 'shanhe' },
      ]);
  });
  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    id = await place();
    number = (await order()).number;
  });

  const place = async (values: ProductValues = {}) => {
    const product = await aProduct(shop(), values);
    const address = await anAddress(shop(), customer);
    return (await placeOrder(shop(), customer, { lines: [{ good: product, quantity: 2 }], address })).message;
  };
  const pay = () => shop().post('balancePay', { id }, { as: customer });
  const order = async () => {
    const [row] = await shop().db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('no order');
    return row;
  };
  const told = async () =>
    (await shop().db.select().from(notifications).where(eq(notifications.userId, customer.id))).map(({ type }) => type);
  const balance = async () => (await shop().db.select().from(users).where(eq(users.id, customer.id)))[0]?.money;

  it('list finds them by state, customer, number, time and note', async () => {
    const listed = async (...filters: string[]) => {
      const { out } = await run('list', '--json', '--customer', customer.cellphone, ...filters);
      return (JSON.parse(out) as { id: number }[]).map((row) => row.id);
    };
    await run('note', number, '礼盒');
    expect(await listed()).toEqual([id]);
    expect(await listed('--state', 'awaiting-payment,shipped', '--number', number.slice(3), '--noted')).toEqual([id]);
    expect(await listed('--since', '2999-01-01')).toEqual([]);
    for (const filter of [
      ['--state', 'shipped'],
      ['--until', '2020-01-01'],
      ['--before', String(id)],
    ]) {
      expect(await listed(...filter)).toEqual([]);
    }
    expect((await run('list', '--state', 'sent')).exitCode).toBe(2);
    const { out } = await run('list', '--customer', customer.cellphone);
    expect(out).toContain(`${number}  2026-`);
    expect(out).toContain('20.00');
  });

  it('show tells everything of one, by number or id', async () => {
    await pay();
    const { out } = await run('show', number);
    expect(out).toContain('awaiting-shipment');
    expect(out).toContain('20.00 = goods 20.00');
    expect((await run('show', String(id))).out).toBe(out);
    expect(JSON.parse((await run('show', number, '--json')).out)).toMatchObject({ order: { id, total: 2000 } });
    expect(await run('show', '999999')).toMatchObject({ exitCode: 1, err: expect.stringContaining('no order 999999') });
  });

  it('ship, deliver and receive move it on and tell the customer', async () => {
    expect(await run('ship', number, '--waybill', 'SF1')).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('awaiting-payment'),
    });
    await pay();
    expect((await run('deliver', number)).exitCode).toBe(1);
    expect((await run('ship', number)).err).toContain('waybill number is missing');
    expect((await run('ship', number, '--waybill', 'SF1', '--courier', 'nobody')).err).toContain('Known: yuntu (');
    expect((await run('ship', number, '--waybill', 'SF1', '--dry-run')).exitCode).toBe(0);
    expect((await order()).state).toBe('awaiting-shipment');

    expect(await run('ship', number, '--waybill', 'SF1', '--courier', 'Shanhe')).toMatchObject({ exitCode: 0 });
    expect(await order()).toMatchObject({ state: 'shipped', waybill: 'SF1', shippingTime: shop().now });
    await run('deliver', number);
    await run('deliver', number);
    const { message } = await shop().get<{ tracking: { status: string }[] }>(`goodIndent/detail/${id}`, {
      as: customer,
    });
    expect(message.tracking.map(({ status }) => status).toSorted()).toEqual(['delivered', 'packed']);
    expect((await run('receive', number)).exitCode).toBe(0);
    expect((await order()).state).toBe('awaiting-review');
    expect((await run('receive', number)).exitCode).toBe(1);
    expect((await told()).toSorted()).toEqual(['delivered', 'paid', 'please_review', 'received', 'shipped']);
  });

  it('ship sends pieces in parcels, which are listed, shown, tracked and delivered one by one', async () => {
    const shops = (...args: string[]) => anOperator(shop())(...args);
    await pay();
    const [line] = await shop().db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const lineId = String(line?.id);
    const ship = (waybill: string, ...more: string[]) => run('ship', number, '--waybill', waybill, ...more);
    expect((await ship('P1', '--lines', 'x')).exitCode).toBe(2);
    expect((await ship('P1', '--lines', `${lineId}:3`)).err).toContain('has 2 pieces');
    expect((await ship('P1', '--lines', `${lineId}:1`, '--dry-run')).exitCode).toBe(0);
    expect(await shop().db.$count(parcels, eq(parcels.orderId, id))).toBe(0);
    const first = await ship('P1', '--lines', `${lineId}:1`, '--json');
    expect(JSON.parse(first.out)).toMatchObject({ state: 'awaiting-shipment', waybill: 'P1', unsent: 1 });
    expect((await ship('P2', '--lines', lineId)).out).toContain('is on its way with');
    expect((await order()).state).toBe('shipped');

    const listed = JSON.parse((await shops('parcels', 'list', '--order', number, '--state', 'open', '--json')).out);
    expect(listed).toMatchObject([
      { number: 2, waybill: 'P2', state: 'announced' },
      { number: 1, waybill: 'P1', state: 'announced' },
    ]);
    expect((await shops('parcels', 'list', '--state', 'lost')).exitCode).toBe(2);
    expect((await run('list', '--number', 'P2')).out).toContain(number);
    const words = ['--zh', '【余杭】到站', '--en', '[Yuhang] There'];
    expect((await shops('parcels', 'track', 'P1', 'arrived', ...words)).out).toContain('is in_transit');
    expect((await shops('parcels', 'track', 'P1', 'lost')).exitCode).toBe(2);
    expect((await shops('parcels', 'track', 'P9', 'arrived')).err).toContain('no parcel P9');
    expect((await shops('parcels', 'track', 'P1', 'arrived', '--at', '2999-01-01')).err).toContain('future');
    expect((await shops('parcels', 'deliver', 'P2', '--dry-run')).exitCode).toBe(0);
    expect((await shops('parcels', 'deliver', 'P2')).out).toContain('is delivered');
    expect((await shops('parcels', 'show', 'P1')).out).toContain('【余杭】到站');
    expect((await run('show', number)).out).toMatch(/2 \(id \d+\), delivered/);
    expect((await told()).toSorted()).toEqual(['delivered', 'paid', 'shipped', 'shipped']);
    await run('deliver', number);
    expect((await told()).filter((kind) => kind === 'delivered')).toHaveLength(2);
  });

  it('list --reminded finds orders whose customers wait', async () => {
    await pay();
    const found = async () =>
      JSON.parse((await run('list', '--reminded', '--customer', customer.cellphone, '--json')).out);
    expect(await found()).toEqual([]);
    await shop().post(`goodIndent/remind/${id}`, {}, { as: customer });
    expect(await found()).toMatchObject([{ id, remindedAt: shop().now.toISOString() }]);
    await run('ship', number, '--waybill', 'P3');
    expect(await found()).toEqual([]);
  });

  it('ship needs no courier for what is not sent by post', async () => {
    id = await place({ type: 'virtual' });
    await pay();
    expect((await run('ship', String(id), '--waybill', 'SF1')).err).toContain('nothing to send by post');
    expect((await run('ship', String(id))).exitCode).toBe(0);
    expect(await order()).toMatchObject({ state: 'shipped', waybill: null });
  });

  it('cancel ends an unpaid one after a question, a paid one is refunded', async () => {
    expect(await run('cancel', number)).toMatchObject({ exitCode: 1, err: expect.stringContaining('--yes') });
    expect((await order()).state).toBe('awaiting-payment');
    expect((await run('cancel', number, '--yes')).exitCode).toBe(0);
    expect((await order()).state).toBe('cancelled');
    id = await place();
    await pay();
    expect((await run('cancel', String(id), '--yes')).err).toContain('a paid one is refunded');
  });

  it('refund gives all or a part back, once', async () => {
    expect((await run('refund', number, '--reason', '不想要了', '--yes')).err).toContain('Only a paid order');
    await pay();
    expect((await run('refund', number, '--yes')).exitCode).toBe(2);
    for (const amount of ['0', '20.01', '-1']) {
      expect(await run('refund', number, '--reason', '晚了', '--amount', amount, '--yes')).toMatchObject({
        exitCode: 1,
      });
    }
    expect((await run('refund', number, '--reason', '晚了', '--to', 'source', '--yes')).err).toContain(
      'not paid online',
    );
    expect((await run('refund', number, '--reason', '晚了')).err).toContain('20.00 of order');
    expect(await balance()).toBe(98_000);
    await run('refund', number, '--reason', '晚了', '--amount', '5.50', '--points', '30', '--yes');
    expect(await order()).toMatchObject({ state: 'refunded', refundMoney: 550, refundReason: '晚了' });
    expect(await balance()).toBe(98_550);
    const [account] = await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
    expect(account?.available).toBe(30);
    expect((await run('refund', number, '--reason', '晚了', '--yes')).exitCode).toBe(1);
    expect(await shop().db.$count(moneyLogs, eq(moneyLogs.userId, customer.id))).toBe(2);
  });

  it('refund to the source asks the provider at once', async () => {
    const payment = { type: 'goodsIndent', platform: 'weixin', id };
    const begun = await shop().post<{ code_url: string }>('unifiedPayment', payment, { as: customer });
    const cashier = new URL(begun.message.code_url).pathname;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop().app.inject({ method: 'POST', url: cashier, headers, payload: 'decision=pay' });
    expect((await order()).state).toBe('awaiting-shipment');
    const { exitCode, out } = await run('refund', number, '--reason', '不想要了', '--to', 'source', '--yes', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ state: 'refunded', amount: 2000, to: 'source' });
    expect((await order()).state).toBe('refunded');
    expect(await balance()).toBe(100_000);
    expect((await run('show', number)).out).toContain('refund   weixin');
  });

  it('note keeps what only the shop reads', async () => {
    await run('note', number, ' 先打电话 ');
    expect((await order()).note).toBe('先打电话');
    expect((await shop().get(`goodIndent/detail/${id}`, { as: customer })).raw).not.toContain('先打电话');
    await run('note', number, '');
    expect((await order()).note).toBeNull();
  });
});
