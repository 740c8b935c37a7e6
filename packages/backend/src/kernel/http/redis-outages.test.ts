import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pgliteDatabase, TestShop, testApp } from '../../testing/index.ts';
import { hasRedisServer, RedisServer } from '../../testing/redis-server.ts';
import { SlowProxy } from '../../testing/slow-proxy.ts';
import { readConfig } from '../config/config.ts';
import type { ShopApp } from '../context/shop-app.ts';
import type { Database } from '../db/database.ts';
import { openRedis } from '../limits/open-redis.ts';
import { openEvents } from '../streams/testing/open-events.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Calls a minute from one address that `GET sweepLogin` takes. */
const TIGHT = 60;
/** Far above what a call takes on a busy machine, far below what waiting for Redis would. */
const LONGEST_MS = 5000;
const BASE = '/api/v1/app/';

if (hasRedisServer()) {
  describe('while Redis', outages);
} else {
  it.runIf(process.env['CI'])('finds redis-server', () => expect(hasRedisServer()).toBe(true));
  console.warn('LEFT OUT: outages of Redis, because there is no redis-server on this computer');
}

function outages(): void {
  let database: Database;
  let server: RedisServer;
  let proxy: SlowProxy;
  let closing: AsyncDisposableStack;
  let addresses = 0;

  beforeAll(async () => {
    database = await pgliteDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    closing = new AsyncDisposableStack();
    server = closing.use(await RedisServer.open());
    proxy = closing.use(await SlowProxy.before(server.port));
  });
  afterEach(() => closing.disposeAsync());

  const newAddress = () => `10.9.${Math.floor(++addresses / 250)}.${addresses % 250}`;
  const call = (app: ShopApp, path: string, address = newAddress()) =>
    app.inject({ url: BASE + path, headers: { 'apply-secret': 'jishi-demo-key', 'x-forwarded-for': address } });
  const left = async (app: ShopApp, address: string) =>
    Number((await call(app, 'lang', address)).headers['x-ratelimit-remaining']);

  /** An api as `server.ts` makes it, with what it says about Redis. */
  async function openApi(url: string) {
    const lines: string[] = [];
    const stream = { write: (line: string) => void (line.includes('Redis') && lines.push(JSON.parse(line).msg)) };
    const redis = await openRedis(url, (error) => lines.push(`No connection to Redis: ${error.message}`));
    closing.defer(() => redis.disconnect());
    const config = readConfig({ SHOP_DEMO: '1' });
    const app = testApp({ config, database, redis, logger: { level: 'info', stream } });
    closing.defer(() => app.close());
    await app.ready();
    const circuit = async () => {
      const { body } = await app.inject({ url: '/metrics' });
      return /jishi_redis_circuit\{state="([\w-]+)"\} 1/.exec(body)?.[1];
    };
    const shares = () => vi.waitFor(async () => expect(await circuit()).toBe('closed'), { timeout: 20_000 });
    return { app, lines, circuit, shares };
  }
  const openApis = (url: string) => Promise.all([openApi(url), openApi(url)] as const);

  /** Shoppers ask all the time; 200 of them after `change` happened. How long the longest waited, and every status there was. */
  async function askDuring(app: ShopApp, change: () => void | Promise<void>) {
    const statuses = new Set<number>();
    let [longest, answered, isOver] = [0, 0, false];
    const lane = async () => {
      while (!isOver) {
        const sent = performance.now();
        statuses.add((await call(app, 'lang')).statusCode);
        longest = Math.max(longest, performance.now() - sent);
        answered += 1;
        // Injected calls need no socket: without a pause nothing else would get its turn.
        await nextTurn();
      }
    };
    const lanes = Array.from({ length: 8 }, lane);
    await vi.waitUntil(() => answered > 50, { timeout: 20_000 });
    await change();
    const before = answered;
    await vi
      .waitUntil(() => answered > before + 200, { timeout: 20_000 })
      .finally(() => {
        isOver = true;
      });
    await Promise.all(lanes);
    return { statuses: [...statuses], longest };
  }

  async function allowedCalls(app: ShopApp): Promise<number> {
    const address = newAddress();
    const responses = [];
    for (let turn = 0; turn < TIGHT + 5; turn += 1) responses.push(await call(app, 'sweepLogin', address));
    return responses.filter(({ statusCode }) => statusCode === 200).length;
  }

  /** Once more when the machine was too busy for Redis to answer in time. */
  function expectShared(...both: { app: ShopApp }[]): Promise<void> {
    const countTogether = async () => {
      const address = newAddress();
      const seen: number[] = [];
      for (const { app } of [...both, ...both]) seen.push(await left(app, address));
      expect(seen).toEqual([5999, 5998, 5997, 5996]);
    };
    return vi.waitFor(countTogether, { timeout: 20_000, interval: 200 });
  }

  const faults = {
    stopped: { begin: () => server.stop(), end: () => server.start() },
    frozen: { begin: () => server.freeze(), end: () => server.thaw() },
    slow: {
      begin: () => {
        proxy.delayMs = 500;
      },
      end: () => {
        proxy.delayMs = 0;
      },
    },
  };

  it.each(Object.entries(faults))('is %s, calls are answered and limited by each process', async (name, fault) => {
    const url = name === 'slow' ? `redis://127.0.0.1:${proxy.port}` : server.url;
    const [api, other] = await openApis(url);
    await expectShared(api, other);
    api.lines.length = 0;
    const known = newAddress();
    await left(api.app, known);
    await left(api.app, known);

    const { statuses, longest } = await askDuring(api.app, fault.begin);
    expect(statuses).toEqual([200]);
    expect(longest).toBeLessThan(LONGEST_MS);
    expect(await api.circuit()).toMatch(/open/);
    // What this process had counted before counts on.
    expect(await left(api.app, known)).toBe(5997);
    expect(await Promise.all([api, other].map(({ app }) => allowedCalls(app)))).toEqual([TIGHT, TIGHT]);

    await fault.end();
    await expectShared(api, other);
    const changes = api.lines.filter((line) => !line.startsWith('No connection'));
    expect([changes[0], changes.at(-1)]).toEqual([
      'Redis does not count: this process limits requests for itself',
      'Redis counts again: limits are shared by all processes',
    ]);
    // Not one for each of the hundreds of calls.
    expect(api.lines.length).toBeLessThan(12);
  });

  it('is restarted, nobody waits, and counting is shared again', async () => {
    const [api, other] = await openApis(server.url);
    const { statuses, longest } = await askDuring(api.app, async () => {
      await server.stop();
      await server.start();
    });
    expect(statuses).toEqual([200]);
    expect(longest).toBeLessThan(LONGEST_MS);
    await expectShared(api, other);
  });

  it.each(['stopped', 'frozen'] as const)('is %s from the start, the shop opens', async (name) => {
    await faults[name].begin();
    const [api, other] = await openApis(server.url);
    expect(await api.circuit()).toMatch(/open/);
    expect(await allowedCalls(api.app)).toBe(TIGHT);
    await faults[name].end();
    await expectShared(api, other);
  });

  it('refuses to write, limits go on', async () => {
    const api = await openApi(server.url);
    const operator = await openRedis(server.url, () => {});
    closing.defer(() => operator.disconnect());
    await operator.replicaof('127.0.0.1', 1);
    expect(await allowedCalls(api.app)).toBe(TIGHT);
    expect(await api.circuit()).toMatch(/open/);
    await operator.replicaof('NO', 'ONE');
    await api.shares();
  });

  it('freezes, dies and comes back, a stream goes on', async () => {
    const redis = await openRedis(server.url, () => {});
    closing.defer(() => redis.disconnect());
    const shop = new TestShop(await pgliteDatabase(), {}, { redis });
    closing.defer(() => shop.close());
    await shop.app.ready();
    const phone = await shop.aCustomer();
    const { uuid } = (await shop.get<{ uuid: string }>('sweepLogin')).message;
    const stream = await openEvents(shop, 'sweepLogin/events', { body: { uuid } });
    expect(await stream.next()).toMatchObject({ data: { state: 0 } });
    server.freeze();
    expect((await shop.post('sweepLogin/success', { uuid }, { as: phone })).status).toBe(200);
    expect(await stream.next()).toMatchObject({ data: { state: 1 } });
    await server.stop();
    await server.start();
    expect((await shop.post('sweepLogin/authorization', { uuid }, { as: phone })).status).toBe(200);
    expect(await stream.next()).toMatchObject({ data: { state: 2 } });
    expect(await stream.next()).toBeNull();
  });
}
