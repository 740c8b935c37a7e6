import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeListener } from '../change-events/change-events.ts';
import type { Tag } from '../change-events/tags.ts';
import { type Freshness, ResponseCache } from './response-cache.ts';

describe('ResponseCache', () => {
  let app: FastifyInstance;
  let time = 0;
  let loads = 0;
  let load: () => Promise<unknown>;
  let changeEvents: ReturnType<typeof fakeChangeEvents>;

  beforeEach(async () => {
    time = 0;
    loads = 0;
    load = async () => ({ load: ++loads, text: '货'.repeat(1000) });
    changeEvents = fakeChangeEvents();
    const cache = new ResponseCache({
      now: () => time,
      changeEvents,
      internalKey: 'the-internal-key',
      mediaOrigin: null,
    });
    const freshness: Freshness = { maxAge: 10, staleWhileRevalidate: 20 };
    const priced: Freshness = { ...freshness, tags: ['goods', 'good:5'] };
    app = fastify();
    app.decorateRequest('lang', 'zh');
    app.get('/list', { schema: { querystring: { type: 'object' } } }, (request, reply) =>
      cache.send(request, reply, freshness, () => load()),
    );
    app.get('/priced', (request, reply) => cache.send(request, reply, priced, () => load()));
  });
  afterEach(() => app.close());

  const ask = (headers: Record<string, string> = {}, url = '/list') => app.inject({ url, headers });
  const loadOf = (body: string) => JSON.parse(body).message.load;

  it('makes a response once while it is fresh, per query', async () => {
    expect(loadOf((await ask()).body)).toBe(1);
    expect(loadOf((await ask()).body)).toBe(1);
    expect(loadOf((await ask({}, '/list?page=2')).body)).toBe(2);
    expect(loadOf((await ask({}, '/priced')).body)).toBe(3);
    expect(loadOf((await ask({}, '/priced?not=read')).body)).toBe(3);
  });

  it('makes it once however many ask', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(loads).toBe(1);
  });

  it('shows an old response while a new one is made, and none that is too old', async () => {
    await ask();
    time = 15_000;
    expect(loadOf((await ask()).body)).toBe(1);
    expect(loadOf((await ask()).body)).toBe(2);
    time = 60_000;
    expect(loadOf((await ask()).body)).toBe(3);
  });

  it('keeps an old response when the new one fails, and no failure', async () => {
    await ask();
    const product = load;
    load = async () => {
      throw new Error('database down');
    };
    time = 15_000;
    expect((await ask()).statusCode).toBe(200);
    time = 60_000;
    expect((await ask()).statusCode).toBe(500);
    load = product;
    expect((await ask()).statusCode).toBe(200);
  });

  it('compresses for those who accept it, with an entity tag of its own', async () => {
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask({ 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    const plain = await ask();
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([br, gzip, plain].map((response) => response.headers.etag)).size).toBe(3);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=10, stale-while-revalidate=20',
      vary: 'Accept-Encoding, Lang',
    });
  });

  it.each([10, 20_000])('gives the same bytes in every encoding, %d characters long', async (length) => {
    load = async () => ({ load: ++loads, text: '货物'.repeat(length) });
    const plain = (await ask()).body;
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      for (const response of await Promise.all([1, 2, 3].map(() => ask({ 'accept-encoding': encoding })))) {
        const { 'content-encoding': sent } = response.headers;
        expect(sent).toBe(plain.length < 1000 ? undefined : encoding);
        expect((sent ? decode(response.rawPayload) : response.rawPayload).toString()).toBe(plain);
      }
    }
  });

  it('answers 304 to those who have it', async () => {
    const { etag } = (await ask()).headers;
    const again = await ask({ 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('makes a response anew as soon as a change event says it shows something old', async () => {
    await ask({}, '/priced');
    changeEvents.tell('good:6');
    expect(loadOf((await ask({}, '/priced')).body)).toBe(1);
    changeEvents.tell('good:5');
    expect(loadOf((await ask({}, '/priced')).body)).toBe(2);
  });

  it('renews it three times a second at most, so what it shows is never older than a third of one', async () => {
    await ask({}, '/priced');
    const loadsSeen: number[] = [];
    for (time = 100; time <= 1_100; time += 100) {
      changeEvents.tell('good:5');
      loadsSeen.push(loadOf((await ask({}, '/priced')).body));
    }
    expect(loadsSeen).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
  });

  it('does not trust a response that was being made when the event came', async () => {
    const slow = Promise.withResolvers<void>();
    const quick = load;
    load = async () => {
      const made = await quick();
      await slow.promise;
      return made;
    };
    const first = ask({}, '/priced');
    await vi.waitFor(() => expect(loads).toBe(1));
    changeEvents.tell('good:5');
    slow.resolve();
    await first;
    load = quick;
    expect(loadOf((await ask({}, '/priced')).body)).toBe(2);
  });

  it('uses a response for a second only while no change events arrive, and trusts none from before once they do again', async () => {
    await ask({}, '/priced');
    changeEvents.isConnected = false;
    time = 900;
    expect(loadOf((await ask({}, '/priced')).body)).toBe(1);
    time = 1_100;
    expect(loadOf((await ask({}, '/priced')).body)).toBe(2);
    expect(loadOf((await ask()).body)).toBe(3);
    changeEvents.isConnected = true;
    changeEvents.resync();
    expect(loadOf((await ask({}, '/priced')).body)).toBe(4);
    expect(loadOf((await ask()).body)).toBe(3);
  });

  it('shows what it has when change events are away and the database too', async () => {
    await ask({}, '/priced');
    changeEvents.isConnected = false;
    time = 25_000;
    load = async () => {
      throw new Error('database down');
    };
    expect(loadOf((await ask({}, '/priced')).body)).toBe(1);
    time = 31_000;
    expect((await ask({}, '/priced')).statusCode).toBe(500);
  });

  it('lets no cache in between show what change events invalidate, and tells only web what a response shows', async () => {
    const { headers } = await ask({}, '/priced');
    expect([headers['cache-control'], headers['cache-tag']]).toEqual(['public, no-cache', undefined]);
    const own = await ask({ 'x-internal-key': 'the-internal-key' }, '/priced');
    expect(own.headers['cache-tag']).toBe('goods good:5');
    const passedOn = { 'x-internal-key': 'the-internal-key', 'x-forwarded-for': '203.0.113.9' };
    expect((await ask(passedOn, '/priced')).headers['cache-tag']).toBeUndefined();
  });
});

function fakeChangeEvents() {
  const listeners = new Map<string, ChangeListener>();
  let resync = () => {};
  return {
    isConnected: true,
    on: (topic: string, listener: ChangeListener) => {
      listeners.set(topic, listener);
      return () => {};
    },
    onResync: (listener: () => void) => {
      resync = listener;
      return () => {};
    },
    resync: () => resync(),
    tell: (tag: Tag) => listeners.get(tag.split(':')[0] ?? '')?.({ tag, id: null }),
  };
}
