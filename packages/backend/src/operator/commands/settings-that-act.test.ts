import { beforeAll, describe, expect, it } from 'vitest';
import { putMessage } from '../../modules/messages/outbox.ts';
import { anAddress } from '../../modules/orders/testing/customers.ts';
import { placeOrder } from '../../modules/orders/testing/orders.ts';
import { aProduct, type StockedProduct } from '../../modules/orders/testing/products.ts';
import { describeInTurn, type TestCustomer } from '../../testing/index.ts';
import { operatorCalls, set } from './testing/calls.ts';

type Detail = { state: number; overtime: string; shipping_time: string; receiving_time: string };
type SiteConfig = { promises: { kind: string; title: string; text: string | null }[]; payments: string[] };

describeInTurn('settings of a running shop', (shop) => {
  const { run, done, json } = operatorCalls(shop);
  let customer: TestCustomer;
  let product: StockedProduct;
  let address: number;
  beforeAll(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    product = await aProduct(shop(), { stock: 100 });
    address = await anAddress(shop(), customer);
    await done('couriers', 'save', 'swift', ...set('name.zh=迅捷'));
  });
  const order = async () => (await placeOrder(shop(), customer, { lines: [{ good: product }], address })).message;
  const detail = async (id: number) => (await shop().get<Detail>(`goodIndent/detail/${id}`, { as: customer })).message;
  const pay = (id: number) => shop().post('balancePay', { id }, { as: customer });
  const ship = (id: number) => done('orders', 'ship', String(id), '--waybill', `W${id}`);
  const site = async () => (await shop().get<SiteConfig>('siteConfig', { lang: 'en' })).message;

  it('time to pay is that of new orders', async () => {
    expect((await detail(await order())).overtime).toBe('2026-11-21 16:00:00');
    await done('settings', 'set', 'payment.time_limit_minutes', '30');
    expect((await detail(await order())).overtime).toBe('2026-11-20 16:30:00');
    expect((await run('settings', 'set', 'payment.time_limit_minutes', '1')).exitCode).toBe(1);
    await done('settings', 'set', 'payment.time_limit_minutes', 'null');
    expect((await detail(await order())).overtime).toBe('2026-11-21 16:00:00');
  });

  it('days to receipt are those of parcels that are sent now', async () => {
    await done('settings', 'set', 'orders.auto_receipt_days', '10');
    const id = await order();
    await pay(id);
    await ship(id);
    expect((await detail(id)).receiving_time).toBe('2026-11-30 00:00:00');
  });

  it('an order waits for a review as many days as are set, or not at all', async () => {
    const received = async () => {
      const id = await order();
      await pay(id);
      await ship(id);
      await shop().post(`goodIndent/receipt/${id}`, {}, { as: customer });
      return detail(id);
    };
    await done('settings', 'set', 'orders.auto_review_days', '3');
    expect((await received()).state).toBe(10);
    const told = await shop().get('notification?limit=50', { as: customer, lang: 'en' });
    expect(told.raw).toContain('you have 3 days');
    await done('settings', 'set', 'features.comment', 'false');
    expect((await received()).state).toBe(5);
    await done('settings', 'set', 'features.comment', 'null');
  });

  it('only chosen ways to pay are taken, and told', async () => {
    expect((await site()).payments).toEqual(['balance', 'scan', 'online']);
    expect((await run('settings', 'set', 'payment.methods', '[]')).exitCode).toBe(1);
    expect((await run('settings', 'set', 'payment.methods', '["cash"]')).exitCode).toBe(1);
    await done('settings', 'set', 'payment.methods', '["online"]');
    const id = await order();
    expect((await pay(id)).status).toBe(401);
    const start = (platform: string) =>
      shop().post('unifiedPayment', { id, type: 'goodsIndent', platform }, { as: customer });
    expect((await start('weixin')).status).toBe(401);
    expect((await start('alipay')).status).toBe(200);
    expect((await site()).payments).toEqual(['online']);
    await done('settings', 'set', 'payment.methods', 'null');
    expect((await pay(id)).status).toBe(200);
  });

  it('promises are those of the owner, or none', async () => {
    expect((await site()).promises.map(({ title, text }) => [title, text])).toEqual([
      ['Free delivery', null],
      ['Low prices every day', null],
      ['7-day no-reason returns', null],
      ['Genuine goods guarantee', null],
    ]);
    const own = [{ kind: 'returns', title: { zh: '14 天退货', en: '14-day returns' }, text: 'unopened' }];
    await done('settings', 'set', 'shop.promises', JSON.stringify(own));
    expect((await site()).promises).toEqual([{ kind: 'returns', title: '14-day returns', text: 'unopened' }]);
    expect((await run('settings', 'set', 'shop.promises', JSON.stringify([...own, ...own]))).exitCode).toBe(1);
    await done('settings', 'set', 'shop.promises', '[]');
    expect((await site()).promises).toEqual([]);
  });

  it('features are answered as they are set', async () => {
    const ask = async () => (await shop().post('verifyPlugin/coupon,groupPurchase,constructor,demo')).message;
    expect(await ask()).toEqual({ coupon: true, groupPurchase: true, constructor: false, demo: true });
    await done('settings', 'set', 'features.groupPurchase', 'false');
    await done('settings', 'set', 'features.coupon', 'false');
    expect(await ask()).toEqual({ coupon: false, groupPurchase: false, constructor: false, demo: true });
    await done('settings', 'set', 'features.coupon', 'null');
    expect(await ask()).toMatchObject({ coupon: true });
  });

  describe('the name of the shop', () => {
    beforeAll(() => done('settings', 'set', 'shop.name', '{"zh":"山货","en":"Mountain Goods"}'));

    it('stands in what the site says of itself', async () => {
      shop().app.responseCache.clear();
      type Metadata = { name: string; since: number | null };
      expect((await shop().get<Metadata>('siteMetadata', { lang: 'en' })).message).toMatchObject({
        name: 'Mountain Goods',
        since: null,
      });
    });

    it('stands in text messages', async () => {
      const content = { template: 'code', values: { seconds: 60 }, secret: '12345' } as const;
      const wanted = { recipient: '13800000009', userId: null, content, expiresAt: null };
      const id = await putMessage(shop().db, { ...wanted, channel: 'sms', lang: 'zh' }, shop().now);
      expect(await json('outbox', 'show', String(id))).toMatchObject({ text: expect.stringContaining('【山货】') });
    });

    it('stands in passkeys', async () => {
      const { message } = await shop().post<{ options: { rp: { name: string } } }>(
        'user/passkeys/options',
        {},
        { as: customer, lang: 'en', headers: { origin: 'http://localhost' } },
      );
      expect(JSON.stringify(message)).toContain('Mountain Goods');
    });
  });

  it('what this version does not know is said to have no effect', async () => {
    expect((await run('settings', 'set', 'search.hot', '[]')).err).toContain('There is no setting');
  });
});
