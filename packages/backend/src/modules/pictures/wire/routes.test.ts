import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteDatabase, TestShop } from '../../../testing/index.ts';

describe('GET /media', () => {
  let folder = '';
  let shop: TestShop;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jishi-media-'));
    shop = new TestShop(await pgliteDatabase(), { SHOP_DATA: folder });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

  it('serves a picture to anybody, for ever, in the best format they take', async () => {
    const webp = await get('/media/objects/1f353_80.webp', { accept: 'image/webp,*/*' });
    expect(webp.statusCode).toBe(200);
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(webp.headers.vary).toContain('Accept');
    const avif = await get('/media/objects/1f353_80.webp', { accept: 'image/avif,*/*' });
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
    const again = await get('/media/objects/1f353_80.webp', { 'if-none-match': String(webp.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/media/goods/9.webp',
    '/media/goods/1001_99.webp',
    '/media/goods/1001.png',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%2e%2e/database/lock.sqlite',
  ])('has nothing at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });
});
