import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { pgliteDatabase } from '../../testing/pglite-database.ts';
import { TestShop } from '../../testing/test-shop.ts';
import { DatabaseUnavailable } from '../db/failures.ts';
import { errorsPlugin } from './errors.ts';
import { languagePlugin } from './language.ts';

/** What a route answers whose work fails so, in a language. */
async function responseTo(failure: Error, lang: string) {
  const app = fastify();
  app.decorate('shop', { config: { apiBase: '/api/v1/app/' } } as never);
  await app.register(languagePlugin);
  await app.register(errorsPlugin);
  app.get('/work', async () => {
    throw 'code' in failure && failure.code === 'ENOSPC' ? failure : new Error('Failed query', { cause: failure });
  });
  const { statusCode, headers, body } = await app.inject({ url: '/work', headers: { lang } });
  await app.close();
  return { statusCode, headers, body: JSON.parse(body) };
}

const told = (code: string) => Object.assign(new Error('told by the database'), { code });

it.each([
  [
    new DatabaseUnavailable('away', 'the connection broke'),
    '1',
    'The shop cannot reach its records',
    '商城暂时无法读取',
  ],
  [told('57P01'), '1', 'The shop cannot reach its records', '商城暂时无法读取'],
  [told('53300'), '2', 'Too many people at once', '当前人数较多'],
  [told('53100'), '30', 'Nothing can be saved right now', '暂时不能保存'],
  // An upload that found no room.
  [told('ENOSPC'), '30', 'Nothing can be saved right now', '暂时不能保存'],
])('an outage is told as one, with when to try again: %s', async (failure, retryAfter, en, zh) => {
  for (const [lang, words] of [
    ['en', en],
    ['zh', zh],
  ] as const) {
    const { statusCode, headers, body } = await responseTo(failure, lang);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': retryAfter, 'x-error-class': 'unavailable' });
    expect(body).toEqual({ status_code: 503, code: 0, message: expect.stringContaining(words), result: 'error' });
  }
});

it('a fault stays one', async () => {
  const { statusCode, headers } = await responseTo(told('42601'), 'en');
  expect([statusCode, headers['x-error-class'], headers['retry-after']]).toEqual([500, 'unexpected', undefined]);
});

it('readiness is told soon, even of a database that never answers', async () => {
  const shop = new TestShop(await pgliteDatabase());
  const ping = vi.spyOn(shop.database, 'ping').mockReturnValue(new Promise(() => {}));
  const response = await shop.get('/readyz');
  expect([response.status, response.raw]).toEqual([503, JSON.stringify({ status: 'unavailable', database: 'down' })]);
  ping.mockRestore();
  expect((await shop.get('/readyz')).status).toBe(200);
  await shop.close();
}, 60_000);
