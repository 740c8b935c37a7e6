import { STATES_PATH, type StreamState, SUBSCRIPTION_HEADER, type Subscription } from '@jishi/streams/messages';
import { streamRoutes } from '@jishi/streams/routes';
import { beforeEach, expect, it, vi } from 'vitest';
import { anAddress } from '../../modules/orders/testing/customers.ts';
import { placeOrder } from '../../modules/orders/testing/orders.ts';
import { aProduct } from '../../modules/orders/testing/products.ts';
import { describeInTurn, type TestCustomer } from '../../testing/index.ts';
import { openEvents } from './testing/open-events.ts';

const KEY = 'a-key-between-the-two';
/** As web passes on what a shopper asks. */
const throughWeb = { [SUBSCRIPTION_HEADER]: '1', 'x-internal-key': KEY, 'x-forwarded-for': '2001:db8::7' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describeInTurn(
  'subscriptions',
  (shop) => {
    let as: TestCustomer;
    let order: number;
    beforeEach(async () => {
      as = await shop().aCustomer({ money: 100_000 });
      const address = await anAddress(shop(), as);
      order = (await placeOrder(shop(), as, { lines: [{ good: await aProduct(shop()) }], address })).message;
    });

    const aCode = async () => (await shop().get<{ uuid: string }>('sweepLogin')).message.uuid;
    const read = async (path: string, options = {}): Promise<Subscription> => {
      const { raw, status } = await shop().get(path, { as, headers: throughWeb, ...options });
      expect(status).toBe(200);
      return JSON.parse(raw);
    };
    const ask = async (subjects: string[], headers: Record<string, string> = { 'x-internal-key': KEY }) => {
      const response = await shop().post(STATES_PATH, { subjects }, { headers });
      const states = JSON.parse(response.raw).states as Record<string, StreamState>;
      return { ...response, states };
    };

    it('say what is followed, whose it is, and how it stands', async () => {
      expect(await read('notification/unread/events')).toEqual({
        subject: `notices:${as.id}`,
        owner: String(as.id),
        most: 8,
        first: {
          state: '0 ',
          text: `event: unread\ndata: {"unread":0,"newest":null,"server_time":"${shop().app.shop.times.text(shop().now)}"}\n\n`,
          isLast: false,
          changesWithin: null,
        },
      });
      expect(await read(`goodIndent/pay/${order}/events`)).toMatchObject({
        subject: `order:${order}`,
        owner: String(as.id),
        first: { state: 1, isLast: false, changesWithin: expect.any(Number) },
      });
      const uuid = await aCode();
      const { raw } = await shop().post('sweepLogin/events', { uuid: uuid.toUpperCase() }, { headers: throughWeb });
      expect(JSON.parse(raw)).toMatchObject({
        subject: `qr:${uuid}`,
        most: 64,
        first: { state: 0, isLast: false, changesWithin: 180_000 },
      });
    });

    it('are refused as streams are', async () => {
      const other = await shop().aCustomer();
      const path = `goodIndent/pay/${order}/events`;
      for (const { status, raw } of [
        await shop().get(path, { as: other, headers: throughWeb }),
        await shop().get(path, { headers: throughWeb }),
        await shop().get(path, { as, headers: { ...throughWeb, 'apply-secret': 'wrong' } }),
        await shop().post('sweepLogin/events', { uuid: 'x' }, { headers: throughWeb }),
      ]) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(raw).not.toContain('subject');
      }
    });

    it.each<[string, Record<string, string>]>([
      ['without the key', { [SUBSCRIPTION_HEADER]: '1' }],
      ['with another key', { [SUBSCRIPTION_HEADER]: '1', 'x-internal-key': 'a-key-somebody-made-up' }],
      ['with the key, but without asking for one', { 'x-internal-key': KEY }],
    ])('are for web alone: %s there is a stream', async (_, headers) => {
      await shop().post(`goodIndent/cancel/${order}`, {}, { as });
      const response = await shop().get(`goodIndent/pay/${order}/events`, { as, headers });
      expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
      expect(response.raw).toMatch(/^retry: 3000\n\nevent: state\ndata: /);
    });

    it('count against nobody’s streams', async () => {
      for (let reader = 0; reader < 20; reader += 1) await read('notification/unread/events');
      const stream = await openEvents(shop(), 'notification/unread/events', { as });
      expect([stream.status, shop().app.streams.size]).toEqual([200, 1]);
      stream.leave();
      await vi.waitFor(() => expect(shop().app.streams.size).toBe(0));
    });

    it('are kept up by asking for many states at once', async () => {
      const uuid = await aCode();
      const subjects = [`order:${order}`, `notices:${as.id}`, `qr:${uuid}`, `qr:${UNKNOWN}`];
      const { states } = await ask(subjects);
      expect(Object.keys(states).sort()).toEqual([...subjects].sort());
      await shop().post('balancePay', { id: order }, { as });
      const later = await ask(subjects);
      expect(later.states[`order:${order}`]).toMatchObject({ state: 2, isLast: true, changesWithin: null });
      expect(later.states[`qr:${UNKNOWN}`]).toMatchObject({ state: 4, isLast: true });
    });

    it('and by nothing but subjects', async () => {
      const odd = ['order', 'order:', 'order:x', 'order:1e99', 'order:-1', 'qr:x', 'good:5', ':', 'order:999999999'];
      const { status, states } = await ask(odd);
      expect([status, states]).toEqual([200, {}]);
      expect((await ask(Array.from({ length: 501 }, (_, id) => `order:${id}`))).status).toBe(401);
    });

    it('are told to nobody without the key, nor through a proxy', async () => {
      expect((await ask([`order:${order}`], {})).status).toBe(403);
      expect((await ask([`order:${order}`], throughWeb)).status).toBe(404);
    });

    it('cover every stream of the table', () => {
      const declared = shop().app.declaredRoutes.map(({ method, url }) => `${method} ${url}`);
      for (const { method, path } of Object.values(streamRoutes)) {
        expect(declared).toContain(`${method} ${shop().config.apiBase.replace(/\/$/, '')}${path}`);
      }
    });
  },
  { SHOP_INTERNAL_KEY: KEY },
);
