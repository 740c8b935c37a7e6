import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, products } from '../../../kernel/db/schema/index.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { OnlineShop, openProviders } from '../testing/online-shop.ts';

const providers = await openProviders();
const { wechat, ali } = providers;
afterAll(() => providers.close());

describeRacing(
  'starting an online payment',
  (shop) => {
    let online: OnlineShop;
    let customer: TestCustomer;
    beforeEach(async () => {
      online = new OnlineShop(shop(), providers);
      customer = await shop().aCustomer({ money: 100_000 });
    });

    it('gives a code for WeChat Pay, made there for the amount of the order', async () => {
      const { id } = await online.order(customer);
      const { status, message } = await online.start(id, 'weixin', customer, { trade_type: 'NATIVE' });
      expect(status).toBe(200);
      expect(message).toMatchObject({ result: 'ok', pay_url: '', mweb_url: '', msg: {} });
      expect(message.code_url).toMatch(/^weixin:\/\/wxpay\//);
      expect(wechat.order(message.number)).toMatchObject({
        total: 1000,
        notify_url: 'https://shop.example/api/v1/app/paymentNotify',
      });
      expect(wechat.forged).toEqual([]);
      const [attempt] = await online.attempts(id);
      expect(attempt).toMatchObject({
        number: message.number,
        state: 'open',
        platform: 'weixin',
        money: 1000,
        outcome: null,
      });
      expect(await online.state(id)).toBe('awaiting-payment');
    });

    it('gives an address for Alipay, signed, with the way back in the same language', async () => {
      const { id } = await online.order(customer);
      const { message } = await online.start(id, 'alipay', customer, { trade_type: 'PAGE' }, 'en');
      expect(message).toMatchObject({ result: 'ok', code_url: '' });
      expect(ali.openPage(message.pay_url)).toBe(message.number);
      expect(ali.trade(message.number)).toMatchObject({ amount: '10.00' });
      const fields = new URL(message.pay_url).searchParams;
      expect(fields.get('return_url')).toBe(`https://shop.example/en/money/pay?id=${id}`);
    });

    it('goes on with the open payment, however often and at once it is asked', async () => {
      const { id } = await online.order(customer);
      const responses = await Promise.all([1, 2, 3, 4].map(() => online.start(id, 'weixin', customer)));
      responses.push(await online.start(id, 'weixin', customer));
      expect(new Set(responses.map((answer) => answer.message.number)).size).toBe(1);
      expect(await online.attempts(id)).toHaveLength(1);
      const before = wechat.requests.length;
      await online.start(id, 'weixin', customer);
      expect(wechat.requests).toHaveLength(before);
      shop().advance(111 * 60_000);
      expect((await online.start(id, 'weixin', customer)).message.number).toBe(responses[0]?.message.number);
      expect(wechat.requests).toHaveLength(before + 1);
    });

    it('has an attempt for each platform', async () => {
      const { id } = await online.order(customer);
      const one = await online.begin(id, 'weixin', customer);
      const other = await online.begin(id, 'alipay', customer);
      expect(one).not.toBe(other);
      expect((await online.attempts(id)).map((attempt) => attempt.platform)).toEqual(['weixin', 'alipay']);
    });

    it.each([
      ['no order', { id: undefined }, 50004],
      ['an unknown platform', { platform: 'barter' }, 50004],
      ['an unknown type', { type: 'donation' }, 50004],
      ['an unknown trade type', { trade_type: 'CARRIER_PIGEON' }, 50004],
      ['the trade type of the other platform', { trade_type: 'PAGE' }, 50004],
      ['a trade type of phones', { trade_type: 'JSAPI' }, 50001],
    ])('is refused with %s', async (_, change, code) => {
      const { id } = await online.order(customer);
      const body = { id, type: 'goodsIndent', platform: 'weixin', trade_type: 'NATIVE', ...change };
      expect(await shop().post('unifiedPayment', body, { as: customer })).toMatchObject({ status: 401, code });
      expect(await online.attempts(id)).toEqual([]);
    });

    it('is only for the own order, while it can be paid', async () => {
      const { id } = await online.order(customer);
      expect((await shop().post('unifiedPayment', { id })).status).toBe(500);
      expect((await online.start(id, 'weixin', await shop().aCustomer())).status).toBe(404);
      expect((await online.start(999_999, 'weixin', customer)).status).toBe(404);
      await shop().db.update(orders).set({ overtime: shop().now }).where(eq(orders.id, id));
      expect(await online.start(id, 'weixin', customer)).toMatchObject({ status: 401, message: '已超过付款时间' });
      for (const state of ['awaiting-shipment', 'cancelled', 'refunded'] as const) {
        await shop().db.update(orders).set({ state }).where(eq(orders.id, id));
        expect(await online.start(id, 'weixin', customer)).toMatchObject({ status: 401, code: 50003 });
      }
      expect(await online.attempts(id)).toEqual([]);
    });

    it('is refused when the goods have sold out meanwhile', async () => {
      const { id, productId } = await online.order(customer, { stockRule: 'when-paid' });
      await shop().db.update(products).set({ stock: 0 }).where(eq(products.id, productId));
      expect(await online.start(id, 'weixin', customer)).toMatchObject({ message: '有商品已无库存，请重新下单' });
      expect(await online.attempts(id)).toEqual([]);
    });

    describe('when the provider does not play along', () => {
      it.each(['down', 'unsigned', 'forging'] as const)('%s: says so, and goes on later', async (mood) => {
        const { id } = await online.order(customer);
        wechat.mood = mood;
        const refused = await online.start(id, 'weixin', customer);
        expect(refused).toMatchObject({ status: 401, code: 50001, message: '支付异常，请联系客服' });
        expect(refused.headers['x-error-class']).toBe('unavailable');
        wechat.mood = 'well';
        expect((await online.start(id, 'weixin', customer)).status).toBe(200);
        expect(await online.attempts(id)).toHaveLength(1);
      });

      it('a payment it closed is begun anew', async () => {
        const { id } = await online.order(customer);
        const first = await online.begin(id, 'weixin', customer);
        wechat.order(first).state = 'CLOSED';
        shop().advance(111 * 60_000);
        expect((await online.start(id, 'weixin', customer)).status).toBe(401);
        const second = await online.begin(id, 'weixin', customer);
        expect(second).not.toBe(first);
        expect((await online.attempts(id)).map((attempt) => attempt.state)).toEqual(['ended', 'open']);
      });

      it('a payment it knows to be paid is taken', async () => {
        const { id } = await online.order(customer);
        const number = await online.begin(id, 'weixin', customer);
        wechat.pay(number);
        shop().advance(111 * 60_000);
        await online.start(id, 'weixin', customer);
        expect(await online.state(id)).toBe('awaiting-shipment');
      });
    });
  },
  providers.env,
);

describeRacing(
  'a shop without providers',
  (shop) => {
    it('says so to shoppers and to callers at the door', async () => {
      const customer = await shop().aCustomer();
      const online = new OnlineShop(shop(), providers);
      const { id } = await online.order(customer);
      for (const platform of ['weixin', 'alipay']) {
        expect(await online.start(id, platform, customer)).toMatchObject({
          status: 401,
          code: 50001,
          message: '该支付方式暂未开通，请用余额支付',
        });
      }
      expect((await online.send({ headers: {}, payload: 'a=b' })).status).toBe(404);
      expect((await online.send({ headers: { 'wechatpay-signature': 'x' }, payload: '{}' })).status).toBe(404);
    });

    it('takes messages of a messaging platform, and reads none', async () => {
      const response = await shop().app.inject({ url: '/api/v1/app/serve?echostr=%3Cscript%3E' });
      expect([response.statusCode, response.body]).toEqual([200, 'success']);
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const sent = await shop().app.inject({ method, url: '/api/v1/app/serve', payload: '<xml></xml>' });
        expect([sent.statusCode, sent.body]).toEqual([200, 'success']);
      }
    });
  },
  { SHOP_DEMO: '0' },
);
