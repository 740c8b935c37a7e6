import { REQUEST_DURATION } from '@jishi/observing/metrics';
import { expect, it } from 'vitest';
import { anAddress } from '../../modules/orders/testing/customers.ts';
import { placeOrder } from '../../modules/orders/testing/orders.ts';
import { aProduct } from '../../modules/orders/testing/products.ts';
import { describeInTurn } from '../../testing/index.ts';
import { enqueue } from '../jobs/queue.ts';
import { runDueJobs } from '../jobs/runner.ts';

const KEY = 'a-key-for-the-operator';

describeInTurn(
  'metrics',
  (shop, engine) => {
    const scrape = async () => {
      const { body, statusCode } = await shop().app.inject({
        url: '/metrics',
        headers: { authorization: `Bearer ${KEY}` },
      });
      expect(statusCode).toBe(200);
      return (name: string) => {
        const line = body.split('\n').find((text) => text.startsWith(`${name} `));
        return line === undefined ? null : Number(line.slice(name.length));
      };
    };

    it('are for the operator', async () => {
      const forwarded = { 'x-forwarded-for': '203.0.113.9' };
      const wrong = { authorization: 'Bearer another-key-for-it' };
      for (const headers of [forwarded, wrong]) {
        expect((await shop().app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
      }
    });

    it('count orders, payments and answers, by route and not by address', async () => {
      const customer = await shop().aCustomer({ money: 100_000 });
      const address = await anAddress(shop(), customer);
      const product = await aProduct(shop());
      const { message: id } = await placeOrder(shop(), customer, { lines: [{ good: product }], address });
      await shop().post('balancePay', { id }, { as: customer });
      await shop().get(`good/${product.id}`);
      await shop().get(`good/${product.id}`);
      await shop().get('good/999999');
      const read = await scrape();
      expect(read('jishi_orders_total{type="ordinary"}')).toBe(1);
      expect(read('jishi_payments_total{way="balance",outcome="applied"}')).toBe(1);
      const route = '/api/v1/app/good/:id';
      expect(read(`${REQUEST_DURATION}_count{method="GET",route="${route}",status="2xx"}`)).toBe(2);
      expect(read(`${REQUEST_DURATION}_count{method="GET",route="${route}",status="4xx"}`)).toBe(1);
      expect(read('jishi_cached_responses_total{outcome="hit"}')).toBe(1);
    });

    it('show jobs, messages, the database and change events', async () => {
      const context = { ...shop().app.shop, log: shop().app.log };
      const kinds = [
        { kind: 'good', run: async () => {} },
        {
          kind: 'bad',
          run: async () => {
            throw new Error('no');
          },
        },
      ];
      await enqueue(shop().db, { kind: 'good', key: 'one', runAt: shop().now });
      await enqueue(shop().db, { kind: 'bad', key: 'two', runAt: shop().now });
      shop().advance(30_000);
      const before = await scrape();
      expect(before('jishi_jobs{state="due"}')).toBe(2);
      expect(before('jishi_jobs_oldest_due_seconds')).toBeCloseTo(30, 0);
      await runDueJobs(context, kinds);
      const read = await scrape();
      expect(read('jishi_jobs_total{kind="good",outcome="done"}')).toBe(1);
      expect(read('jishi_jobs_total{kind="bad",outcome="failed"}')).toBe(1);
      expect(read('jishi_jobs{state="due"}')).toBe(0);
      expect(read('jishi_outbox_messages{state="waiting"}')).toBe(0);
      expect([read('jishi_database_up'), read('jishi_change_events_connected')]).toEqual([1, 1]);
      expect(read('jishi_database_connections{state="waited_for"}')).toBe(engine === 'postgres' ? 0 : null);
    });
  },
  { SHOP_INTERNAL_KEY: KEY },
);
