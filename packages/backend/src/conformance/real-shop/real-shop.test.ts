import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SmsCounterpart } from '../../modules/messages/testing/sms-counterpart.ts';
import { WechatCounterpart } from '../../modules/payments/providers/testing/wechat-counterpart.ts';
import type { Finding } from '../../operator/operations/doctor/finding.ts';
import { forServer } from '../../testing/index.ts';
import { ApiProcess } from '../kill-tests/api-process.ts';
import { makeStore, type Store } from '../kill-tests/store.ts';
import { OperatorProcess, set } from './operator-process.ts';
import { Shopper } from './shopper.ts';

const PHONE = '13912345678';
const address = {
  cellphone: PHONE,
  name: '林小满',
  location: '示例大厦',
  address: '浙江省杭州市余杭区示例路1号',
  latitude: 30.2,
  longitude: 120.1,
  house: '101室',
};

type Detail = {
  identification: string;
  state: number;
  total: number;
  carriage: number;
  odd: string | null;
  dhl: { name: string } | null;
};

/** From nothing to a parcel in a customer's hands, with nothing that only a demo shop has. */
forServer('a real shop', (engine) => {
  const sms = new SmsCounterpart();
  const wechat = new WechatCounterpart();
  let store: Store;
  let api: ApiProcess;
  let operator: OperatorProcess;
  let shopper: Shopper;

  beforeAll(async () => {
    store = await makeStore(engine);
    await Promise.all([sms.open(), wechat.open()]);
    const env = {
      ...store.env,
      SHOP_DEMO: '0',
      SHOP_PUBLIC_ORIGIN: 'https://shop.example',
      ...sms.webhookEnv,
      ...wechat.env,
    };
    api = new ApiProcess(env);
    operator = new OperatorProcess(env);
    shopper = new Shopper(await api.origin());
  }, 240_000);
  afterAll(async () => {
    await api.stop();
    await Promise.all([sms.close(), wechat.close()]);
    await store.remove();
  }, 60_000);

  const stateOf = async (id: number) => (await shopper.must<Detail>(`goodIndent/detail/${id}`)).state;

  /** Owner: what has to be there before the first customer comes. */
  it('is made ready by commands: couriers, shipping, legal texts, a product', async () => {
    expect(await operator.done('orders', 'list', '--json')).toBe('[]\n');
    expect(await operator.done('couriers', 'list', '--json')).toBe('[]\n');
    await operator.done('couriers', 'save', 'swift', ...set('name.zh=迅捷', 'name.en=Swift', 'isUsual=yes'));
    const step = ['firstPieces=1', 'firstFee=8.00', 'furtherPieces=1', 'furtherFee=2.00', 'provinces=330000'];
    const steps = step.map((field) => `steps.0.${field}`);
    await operator.done('shipping-rates', 'save', 'parcel', ...set('name.zh=包裹', 'name.en=Parcel', ...steps));
    await operator.done('articles', 'columns', 'save', 'legal', ...set('name.zh=条款', 'name.en=Legal'));
    for (const purpose of ['terms', 'privacy']) {
      const names = [`name.zh=本店${purpose}`, `name.en=Our ${purpose}`];
      const details = ['details.zh=<p>约定</p>', 'details.en=<p>Agreed.</p>'];
      await operator.done(
        'articles',
        'save',
        purpose,
        ...set('column=legal', `purpose=${purpose}`, ...names, ...details),
      );
    }
    const file = join(store.env['SHOP_DATA'] ?? '', 'catalogue.json');
    await writeFile(file, JSON.stringify(catalogue));
    expect(await operator.done('catalogue', 'import', file)).toMatch(/goods +1 /);
    const { data } = await shopper.must<{ data: { name: string }[] }>('good');
    expect(data.map(({ name }) => name)).toEqual(['龙井茶']);
    expect((await shopper.must<{ name: string }>('article/terms')).name).toBe('本店terms');
    // Pages are published elsewhere: nothing else is missing.
    const { exitCode, out } = await operator.run('doctor', '--json');
    const blocking = (JSON.parse(out) as Finding[]).filter(({ level }) => level === 'blocks');
    expect([exitCode, blocking.map(({ about }) => about)]).toEqual([1, ['release']]);
  }, 300_000);

  let orderId = 0;

  it('lets a customer register by text message, order and pay', async () => {
    await shopper.signIn(PHONE, async () => {
      await vi.waitUntil(() => sms.received.length > 0, { timeout: 30_000 });
      return sms.received.at(-1)?.code ?? '';
    });
    expect(sms.forged).toEqual([]);
    const { id: shippingId } = await shopper.must<{ id: number }>('shipping', address);
    const { data } = await shopper.must<{ data: { id: number; name: string }[] }>('good');
    const line = { good_id: data[0]?.id, good_sku_id: 0, number: 2, price: 30, name: '龙井茶', img: '/media/tea.webp' };
    const order = { indentCommodity: [line], carriage: 10, shipping_id: shippingId };
    orderId = await shopper.must<number>('goodIndent', order);
    const wish = { id: orderId, type: 'goodsIndent', platform: 'weixin' };
    const { number, code_url: code } = await shopper.must<{ number: string; code_url: string }>('unifiedPayment', wish);
    expect(code).toMatch(/^weixin:/);
    wechat.pay(number);
    const { headers, payload } = wechat.paymentNotice(number);
    const notice = await fetch(`${await api.origin()}/api/v1/app/paymentNotify`, {
      method: 'POST',
      headers,
      body: payload,
    });
    expect(notice.status).toBe(200);
    await expect.poll(() => stateOf(orderId), { timeout: 30_000 }).toBe(2);
  }, 240_000);

  it('is sent by the courier of the shop, and received', async () => {
    const { identification, total, carriage } = await shopper.must<Detail>(`goodIndent/detail/${orderId}`);
    expect([total, carriage]).toEqual([70, 10]);
    expect(await operator.done('orders', 'list', '--state', 'awaiting-shipment')).toContain(identification);
    await operator.done('orders', 'ship', identification, '--waybill', 'SW0001');
    const sent = await shopper.must<Detail>(`goodIndent/detail/${orderId}`);
    expect(sent).toMatchObject({ state: 3, odd: 'SW0001', dhl: { name: '迅捷' } });
    await operator.done('orders', 'deliver', identification);
    await shopper.must(`goodIndent/receipt/${orderId}`, {});
    expect(await stateOf(orderId)).toBe(10);
    // Ends with 1 when stock, money or points do not agree.
    await operator.done('invariants');
  }, 240_000);
});

const catalogue = {
  format: 'jishi-catalogue',
  version: 1,
  categories: [{ key: 'tea', name: { zh: '茶', en: 'Tea' } }],
  goods: [
    {
      key: 'TEA-1',
      category: 'tea',
      shippingRate: 'parcel',
      shelf: 'on',
      price: '30.00',
      stock: 10,
      name: { zh: '龙井茶', en: 'Longjing tea' },
      pictures: { main: '/media/tea.webp' },
    },
  ],
};
