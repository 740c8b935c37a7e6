import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxRefunds, sandboxTrades } from '../../kernel/db/schema/index.ts';
import { refundOrder } from '../../modules/payments/refund-order.ts';
import { OnlineShop, openProviders, type PlatformName } from '../../modules/payments/testing/online-shop.ts';
import { describeDear, type TestCustomer } from '../../testing/index.ts';
import { payTrade } from './trades.ts';

// Not asked in demo mode: the sandbox stands in for both.
const providers = await openProviders();
afterAll(() => providers.close());
const platforms: PlatformName[] = ['weixin', 'alipay'];

describeDear('the sandbox cashier', (shop) => {
  let online: OnlineShop;
  let customer: TestCustomer;
  beforeEach(async () => {
    online = new OnlineShop(shop(), providers);
    customer = await shop().aCustomer({ money: 5000 });
  });

  const open = async (url: string, headers: Record<string, string> = {}) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    return shop().app.inject({ url: `${pathname}${search}`, headers });
  };
  /** The path of the cashier's page, as the shopper gets there. */
  const cashierOf = async (id: number, platform: PlatformName): Promise<string> => {
    const { message, status } = await online.start(id, platform, customer);
    expect(status).toBe(200);
    if (platform === 'weixin') return new URL(message.code_url).pathname;
    const redirect = await open(message.pay_url);
    expect(redirect.statusCode).toBe(303);
    return String(redirect.headers.location);
  };
  const decide = (path: string, decision: string) =>
    shop().app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `decision=${decision}`,
    });
  const tradeOf = async (number: string) =>
    (await shop().db.select().from(sandboxTrades).where(eq(sandboxTrades.number, number)))[0];

  describe.each(platforms)('%s', (platform) => {
    it('the buyer confirms: the shop hears of it at the door, and the order is paid', async () => {
      const { id } = await online.order(customer);
      const path = await cashierOf(id, platform);
      const page = await open(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('¥10.00');
      expect(page.body).toContain('确认付款');
      const answer = await decide(path, 'pay');
      expect(answer.statusCode).toBe(303);
      const back = String(answer.headers.location);
      if (platform === 'alipay') expect(back).toMatch(new RegExp(`/money/pay\\?id=${id}$`));
      else expect((await open(back)).body).toContain('付款成功');
      expect(await online.orderRow(id)).toMatchObject({ state: 'awaiting-shipment', payWay: 'online' });
      expect(await online.ledger(id)).toMatchObject([{ money: 1000, payWay: 'online' }]);
      expect(await online.balance(customer)).toBe(5000);
      // Once is enough.
      await decide(path, 'pay');
      await decide(path, 'refuse');
      expect(await online.ledger(id)).toHaveLength(1);
      expect(await online.attempts(id)).toMatchObject([{ state: 'complete', outcome: 'applied' }]);
    });

    it('the buyer refuses: nothing is paid, and the next attempt is a new one', async () => {
      const { id } = await online.order(customer);
      const path = await cashierOf(id, platform);
      await decide(path, 'refuse');
      expect((await open(path)).body).toContain('没有扣款');
      expect(await online.state(id)).toBe('awaiting-payment');
      expect(await online.attempts(id)).toMatchObject([{ state: 'ended' }]);
      await decide(path, 'pay');
      expect(await online.state(id)).toBe('awaiting-payment');
      const again = await cashierOf(id, platform);
      expect(again).not.toBe(path);
      await decide(again, 'pay');
      expect(await online.state(id)).toBe('awaiting-shipment');
    });

    it('a notice that was lost is made up for', async () => {
      const { id } = await online.order(customer);
      await cashierOf(id, platform);
      const trade = await tradeOf((await online.attempts(id))[0]?.number ?? '');
      await payTrade(shop().db, trade?.id ?? 0, shop().now);
      expect(await online.state(id)).toBe('awaiting-payment');
      await online.pass(20_000);
      expect(await online.state(id)).toBe('awaiting-shipment');
    });

    it('a cancelled order is closed at the cashier; what was paid before goes back', async () => {
      const orders = [await online.order(customer), await online.order(customer)] as const;
      const paths = [await cashierOf(orders[0].id, platform), await cashierOf(orders[1].id, platform)] as const;
      for (const { id } of orders) await shop().post(`goodIndent/cancel/${id}`, {}, { as: customer });
      await decide(paths[0], 'pay');
      await online.pass(6000);
      await online.pass(6000);
      await decide(paths[1], 'pay');
      expect(await online.attempts(orders[0].id)).toMatchObject([
        { state: 'complete', outcome: 'returned' },
        { type: 'refund', state: 'complete', money: 1000 },
      ]);
      const number = (await online.attempts(orders[0].id))[1]?.number ?? '';
      const refunds = await shop().db.select().from(sandboxRefunds).where(eq(sandboxRefunds.number, number));
      expect(refunds).toMatchObject([{ amount: 1000 }]);
      expect(await online.attempts(orders[1].id)).toMatchObject([{ state: 'ended', outcome: null }]);
      for (const { id } of orders) expect(await online.state(id)).toBe('cancelled');
    });

    it('a payment whose time is over can no longer be made', async () => {
      const { id } = await online.order(customer);
      const path = await cashierOf(id, platform);
      shop().advance(86_400_000 + 1000);
      expect((await open(path)).body).toContain('该付款已结束');
      await decide(path, 'pay');
      expect(await online.state(id)).not.toBe('awaiting-shipment');
      expect((await online.attempts(id)).map((attempt) => attempt.outcome)).toEqual([null]);
    });

    it('the shop gives a part back, to where it came from', async () => {
      const { id } = await online.order(customer);
      await decide(await cashierOf(id, platform), 'pay');
      const refund = { orderId: id, amount: 400, reason: '少发一件', way: 'source' as const };
      await shop().db.transaction((tx) => refundOrder(tx, shop().app.shop, refund));
      expect(await online.state(id)).toBe('refund-pending');
      await online.pass(6000);
      await online.pass(60_000);
      expect(await online.orderRow(id)).toMatchObject({ state: 'refunded', refundMoney: 400, refundWay: 'source' });
      expect(await online.ledger(id)).toMatchObject([
        { type: 'spending' },
        { type: 'income', money: 400, payWay: 'online' },
      ]);
      expect(await online.balance(customer)).toBe(5000);
    });
  });

  it('speaks both languages, and needs neither script nor inline style', async () => {
    const { id } = await online.order(customer);
    const path = await cashierOf(id, 'weixin');
    const english = await open(`${path}?lang=en`);
    expect(english.body).toContain('<html lang="en-US">');
    expect(english.body).toContain('Confirm payment');
    expect(english.body).toContain(`action="${path}?lang=en"`);
    expect((await open(path, { 'accept-language': 'en-GB,en;q=0.9' })).body).toContain('Sandbox cashier');
    expect((await open(`${path}?lang=fr`)).body).toContain('<html lang="zh-CN">');
    expect(english.body).not.toMatch(/<script|style=|\son\w+=|https?:/);
    expect(english.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'; style-src 'self'.*frame-ancestors 'none'/),
    });
    const style = await open('/api/sandbox/cashier.css');
    expect(style.headers['content-type']).toMatch(/text\/css/);
    expect(style.body).toMatch(/prefers-color-scheme: dark/);
  });

  it('writes names of goods as text', async () => {
    const { id } = await online.order(customer);
    const path = await cashierOf(id, 'weixin');
    await shop().db.update(sandboxTrades).set({ description: '<img src=x onerror=alert(1)>&"' });
    const { body } = await open(path);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
    expect(body).not.toContain('<img');
  });

  it('knows nothing of payments the shop did not sign', async () => {
    const { id } = await online.order(customer);
    const { message } = await online.start(id, 'alipay', customer);
    for (const forged of [message.pay_url.replace('10.00', '00.01'), message.pay_url.replace('sign=', 'sgin=')]) {
      const answer = await open(forged);
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('没有找到这笔付款')]);
    }
    expect((await open('/api/sandbox/gateway.do')).statusCode).toBe(400);
    const unknown = '/api/sandbox/cashier/6f1de3ac-9f0c-4d4f-9b0e-2c3d8f6a1b2c';
    expect((await open(unknown)).statusCode).toBe(404);
    expect((await decide(unknown, 'pay')).statusCode).toBe(404);
    expect((await open('/api/sandbox/cashier/1')).statusCode).toBe(404);
    const path = await cashierOf((await online.order(customer)).id, 'weixin');
    expect((await decide(path, 'perhaps')).statusCode).toBe(401);
  });
});

describeDear(
  'a shop that takes real money',
  (shop) => {
    it.each([
      ['GET', '/api/sandbox/cashier.css'],
      ['GET', '/api/sandbox/gateway.do'],
      ['GET', '/api/sandbox/cashier/6f1de3ac-9f0c-4d4f-9b0e-2c3d8f6a1b2c'],
      ['POST', '/api/sandbox/cashier/6f1de3ac-9f0c-4d4f-9b0e-2c3d8f6a1b2c'],
    ] as const)('has no sandbox: %s %s', async (method, url) => {
      expect((await shop().app.inject({ method, url })).statusCode).toBe(404);
    });
  },
  { SHOP_DEMO: '0' },
);
