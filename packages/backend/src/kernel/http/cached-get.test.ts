import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsListener } from '../news/news.ts';
import type { Subject } from '../news/subjects.ts';
import { AnswerCache, type Freshness } from './cached-get.ts';

describe('AnswerCache', () => {
  let app: FastifyInstance;
  let time = 0;
  let loads = 0;
  let load: () => Promise<unknown>;
  let news: ReturnType<typeof fakeNews>;

  beforeEach(async () => {
    time = 0;
    loads = 0;
    load = async () => ({ load: ++loads, text: '货'.repeat(1000) });
    news = fakeNews();
    const cache = new AnswerCache({ now: () => time, news, internalKey: 'the-internal-key', mediaOrigin: null });
    const freshness: Freshness = { maxAge: 10, staleFor: 20 };
    const priced: Freshness = { ...freshness, about: ['goods', 'good:5'] };
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

  it('makes an answer once while it is fresh, per query', async () => {
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

  it('shows an old answer while a new one is made, and none that is too old', async () => {
    await ask();
    time = 15_000;
    expect(loadOf((await ask()).body)).toBe(1);
    expect(loadOf((await ask()).body)).toBe(2);
    time = 60_000;
    expect(loadOf((await ask()).body)).toBe(3);
  });

  it('keeps an old answer when the new one fails, and no failure', async () => {
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
    expect(new Set([br, gzip, plain].map((answer) => answer.headers.etag)).size).toBe(3);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=10, stale-while-revalidate=20',
      vary: 'Accept-Encoding, Lang',
    });
  });

  it('answers 304 to those who have it', async () => {
    const { etag } = (await ask()).headers;
    const again = await ask({ 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('makes an answer anew as soon as news say it shows something old', async () => {
    await ask({}, '/priced');
    news.tell('good:6');
    expect(loadOf((await ask({}, '/priced')).body)).toBe(1);
    news.tell('good:5');
    expect(loadOf((await ask({}, '/priced')).body)).toBe(2);
  });

  it('renews it three times a second at most, so what it shows is never older than a third of one', async () => {
    await ask({}, '/priced');
    const loadsSeen: number[] = [];
    for (time = 100; time <= 1_100; time += 100) {
      news.tell('good:5');
      loadsSeen.push(loadOf((await ask({}, '/priced')).body));
    }
    expect(loadsSeen).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
  });

  it('does not trust an answer that was being made when the news came', async () => {
    const slow = Promise.withResolvers<void>();
    const quick = load;
    load = async () => {
      const made = await quick();
      await slow.promise;
      return made;
    };
    const first = ask({}, '/priced');
    await vi.waitFor(() => expect(loads).toBe(1));
    news.tell('good:5');
    slow.resolve();
    await first;
    load = quick;
    expect(loadOf((await ask({}, '/priced')).body)).toBe(2);
  });

  it('uses an answer for a second only while no news arrive, and trusts none from before once they do again', async () => {
    await ask({}, '/priced');
    news.isConnected = false;
    time = 900;
    expect(loadOf((await ask({}, '/priced')).body)).toBe(1);
    time = 1_100;
    expect(loadOf((await ask({}, '/priced')).body)).toBe(2);
    expect(loadOf((await ask()).body)).toBe(3);
    news.isConnected = true;
    news.gap();
    expect(loadOf((await ask({}, '/priced')).body)).toBe(4);
    expect(loadOf((await ask()).body)).toBe(3);
  });

  it('shows what it has when news are away and the database too', async () => {
    await ask({}, '/priced');
    news.isConnected = false;
    time = 25_000;
    load = async () => {
      throw new Error('database down');
    };
    expect(loadOf((await ask({}, '/priced')).body)).toBe(1);
    time = 31_000;
    expect((await ask({}, '/priced')).statusCode).toBe(500);
  });

  it('lets no cache in between show what news outdate, and tells only web what an answer shows', async () => {
    const { headers } = await ask({}, '/priced');
    expect([headers['cache-control'], headers['cache-tag']]).toEqual(['public, no-cache', undefined]);
    const own = await ask({ 'x-internal-key': 'the-internal-key' }, '/priced');
    expect(own.headers['cache-tag']).toBe('goods good:5');
    const passedOn = { 'x-internal-key': 'the-internal-key', 'x-forwarded-for': '203.0.113.9' };
    expect((await ask(passedOn, '/priced')).headers['cache-tag']).toBeUndefined();
  });
});

function fakeNews() {
  const listeners = new Map<string, NewsListener>();
  let gap = () => {};
  return {
    isConnected: true,
    on: (topic: string, listener: NewsListener) => {
      listeners.set(topic, listener);
      return () => {};
    },
    onGap: (listener: () => void) => {
      gap = listener;
      return () => {};
    },
    gap: () => gap(),
    tell: (subject: Subject) => listeners.get(subject.split(':')[0] ?? '')?.({ subject, id: null }),
  };
}
