import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { orders } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { brokenPayments } from '../../orders/testing/books.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aSentProduct, someAddresses } from '../../orders/testing/regions.ts';
import { OnlineShop, openProviders } from '../../payments/testing/online-shop.ts';

const providers = await openProviders();
const { wechat } = providers;
afterAll(() => providers.close());

describeInTurn(
  'another address of an order that is paid online',
  (shop) => {
    let online: OnlineShop;
    let customer: TestCustomer;
    let to: Awaited<ReturnType<typeof someAddresses>>;
    let id: number;
    beforeEach(async () => {
      online = new OnlineShop(shop(), providers);
      customer = await shop().aCustomer();
      to = await someAddresses(shop(), customer);
      const lines = [{ good: await aSentProduct(shop()) }];
      id = (await placeOrder(shop(), customer, { lines, address: to.home, carriage: 10 })).message;
    });
    const change = (addressId: number, carriage: number) =>
      shop().post(`goodIndent/address/${id}`, { shipping_id: addressId, carriage }, { as: customer });
    const order = async () => (await shop().db.select().from(orders).where(eq(orders.id, id)))[0];
    const paid = async (number: string) => {
      wechat.pay(number);
      await online.send(wechat.paymentNotice(number));
    };
    const kinds = async () => (await online.attempts(id)).map(({ type, money, state }) => [type, money, state]);

    it('the difference goes back through the provider, once', async () => {
      await paid(await online.begin(id, 'weixin', customer));
      expect((await change(to.nearer, 4)).status).toBe(200);
      expect(await order()).toMatchObject({ state: 'awaiting-shipment', total: 1400 });
      await online.pass(6000);
      const refund = (await online.attempts(id)).at(-1);
      expect(refund).toMatchObject({ type: 'freightRefund', money: 600, refundRequestId: null });
      Object.assign(wechat.refunds.get(refund?.number ?? '') ?? {}, { status: 'SUCCESS' });
      await online.send(wechat.refundNotice(refund?.number ?? ''), 'refundNotify');
      await online.send(wechat.refundNotice(refund?.number ?? ''), 'refundNotify');
      expect((await online.ledger(id)).map(({ type, money, payWay }) => [type, money, payWay])).toEqual([
        ['spending', 2000, 'online'],
        ['income', 600, 'online'],
      ]);
      expect(await order()).toMatchObject({ state: 'awaiting-shipment' });
      expect(await online.told(customer, 'freight_refunded')).toBe(1);
      expect(await brokenPayments(shop())).toEqual([]);
    });

    it('a payment under way is of the old total: the next one is begun anew', async () => {
      const old = await online.begin(id, 'weixin', customer);
      await change(to.farther, 18);
      const anew = await online.begin(id, 'weixin', customer);
      expect(anew).not.toBe(old);
      expect(await kinds()).toEqual([
        ['goodsIndent', 2000, 'ended'],
        ['goodsIndent', 2800, 'open'],
      ]);
      await paid(anew);
      expect(await order()).toMatchObject({ state: 'awaiting-shipment', total: 2800 });
      expect(await brokenPayments(shop())).toEqual([]);
    });

    it('the old total that arrives all the same goes back, and the order waits for its own', async () => {
      const old = await online.begin(id, 'weixin', customer);
      wechat.pay(old);
      await change(to.nearer, 4);
      await online.send(wechat.paymentNotice(old));
      expect(await order()).toMatchObject({ state: 'awaiting-payment', total: 1400 });
      expect((await kinds()).map(([type, money]) => [type, money])).toEqual([
        ['goodsIndent', 2000],
        ['refund', 2000],
      ]);
      expect(await online.told(customer, 'payment_returned')).toBe(1);
      await paid(await online.begin(id, 'weixin', customer));
      expect(await order()).toMatchObject({ state: 'awaiting-shipment', total: 1400 });
      expect(await brokenPayments(shop())).toEqual([]);
    });

    it('what nobody pays any more is closed at the provider by the job', async () => {
      await online.begin(id, 'alipay', customer);
      await change(to.nearer, 4);
      await online.pass(6000);
      expect(await kinds()).toEqual([['goodsIndent', 2000, 'ended']]);
    });

    it('an address of the same fee leaves the payment alone', async () => {
      const old = await online.begin(id, 'weixin', customer);
      await change(to.neighbour, 10);
      expect(await online.begin(id, 'weixin', customer)).toBe(old);
      await paid(old);
      expect(await order()).toMatchObject({ state: 'awaiting-shipment', total: 2000 });
    });
  },
  providers.env,
);
