import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnswerCache, type Freshness } from './cached-get.ts';

describe('AnswerCache', () => {
  let app: FastifyInstance;
  let time = 0;
  let loads = 0;
  let load: () => Promise<unknown>;

  beforeEach(async () => {
    time = 0;
    loads = 0;
    load = async () => ({ load: ++loads, text: '货'.repeat(1000) });
    const cache = new AnswerCache(() => time);
    const freshness: Freshness = { maxAge: 10, staleFor: 20 };
    app = fastify();
    app.decorateRequest('lang', 'zh');
    app.get('/list', (request, reply) => cache.send(request, reply, freshness, () => load()));
  });
  afterEach(() => app.close());

  const ask = (headers: Record<string, string> = {}, url = '/list') => app.inject({ url, headers });
  const loadOf = (body: string) => JSON.parse(body).message.load;

  it('makes an answer once while it is fresh, per query', async () => {
    expect(loadOf((await ask()).body)).toBe(1);
    expect(loadOf((await ask()).body)).toBe(1);
    expect(loadOf((await ask({}, '/list?page=2')).body)).toBe(2);
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
    const good = load;
    load = async () => {
      throw new Error('database down');
    };
    time = 15_000;
    expect((await ask()).statusCode).toBe(200);
    time = 60_000;
    expect((await ask()).statusCode).toBe(500);
    load = good;
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
});
