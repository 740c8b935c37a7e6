import { expect, test, vi } from 'vitest';
import { markerOf } from '../session/marker.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

/** Headers that a request of a tab of this release gets. */
async function headersFor(shop: TestWeb, serial: number | string): Promise<(string | number | null)[]> {
  const { status, headers } = await shop.get('/release', { 'x-release': String(serial) });
  return [status, headers.get('x-release'), headers.get('x-release-state')];
}

const liveIs = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is live`, () => shop.web.shop.current()?.serial === serial);

test('a tab of an older release may go on as long as its files are retained', async () => {
  await using shop = await startTestWeb({ limits: { retainedReleases: 3 } });
  for (const version of ['2.0.0', '3.0.0']) await shop.fixture.release(version);
  await liveIs(shop, 3);
  expect([await headersFor(shop, 1), await headersFor(shop, 3)]).toEqual([
    [204, '3', null],
    [204, '3', null],
  ]);
  await shop.fixture.release('4.0.0');
  await liveIs(shop, 4);
  expect([await headersFor(shop, 1), await headersFor(shop, 2)]).toEqual([
    [204, '4', 'ended'],
    [204, '4', null],
  ]);
});

test('releases before this start count too', async () => {
  const before = async (fixture: TestWeb['fixture']) => {
    for (const version of ['2.0.0', '3.0.0']) await fixture.release(version);
  };
  await using shop = await startTestWeb({ before, limits: { retainedReleases: 2 } });
  expect([await headersFor(shop, 2), await headersFor(shop, 1)]).toEqual([
    [204, '3', null],
    [204, '3', 'ended'],
  ]);
});

test('a request without a release, or with no serial, gets no state', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  for (const serial of ['', '0', '-1', '1.5', 'live', '7', '123456789012']) {
    expect([serial, ...(await headersFor(shop, serial))]).toEqual([serial, 204, '2', null]);
  }
  await using closed = await startTestWeb({ version: null });
  expect(await headersFor(closed, 1)).toEqual([204, null, null]);
});

test('a banned version ends every release that has it: files, pages, calls of the api', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await shop.fixture.release('3.0.0');
  await shop.fixture.ban('mf-catalog', '1.0.0');
  await liveIs(shop, 4);

  expect(await headersFor(shop, 1)).toEqual([204, '4', 'ended']);
  expect(await headersFor(shop, 2)).toEqual([204, '4', null]);
  for (const path of ['/', '/api/v1/app/good', '/media/x.webp']) {
    const { headers } = await shop.get(path, { 'x-release': '1' });
    expect([path, headers.get('x-release'), headers.get('x-release-state')]).toEqual([path, '4', 'ended']);
  }

  for (const name of ['entry.js', 'files.json', 'never.js']) {
    const gone = await shop.get(`/remotes/mf-catalog/1.0.0/${name}`);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'no-store']);
  }
  expect((await shop.get('/remotes/shell/1.0.0/entry.js')).status).toBe(200);
  expect((await shop.get('/remotes/mf-catalog/2.0.0/entry.js')).status).toBe(200);
});

test('what a tab of a banned version wants done is refused, before the api hears of it; it may read, and renew its session', async () => {
  const heard: string[] = [];
  await using api = await fakeApi((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  await shop.fixture.release('2.0.0');
  await shop.fixture.release('3.0.0');
  await shop.fixture.ban('mf-catalog', '1.0.0');
  await liveIs(shop, 4);
  const send = async (method: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(`${shop.origin}/api/v1/app/order`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, state: answer.headers.get('x-release-state'), json: await answer.json(), answer };
  };
  const order = { quantity: 1 };
  for (const lang of ['zh', 'en']) {
    const refused = await send('POST', { 'x-release': '1', lang }, order);
    expect(refused).toMatchObject({ status: 409, state: 'refused' });
    expect(refused.answer.headers.get('x-error-class')).toBe('conflict');
    expect(refused.json).toMatchObject({
      result: 'error',
      message: expect.stringContaining(lang === 'zh' ? '购物车里的商品都还在' : 'your cart is kept'),
    });
  }
  for (const method of ['PUT', 'DELETE'])
    expect(await send(method, { 'x-release': '1' })).toMatchObject({ status: 409 });
  expect(heard).toEqual([]);
  const allowed: [string, Record<string, string>, object?][] = [
    ['GET', { 'x-release': '1' }],
    ['POST', { 'x-release': '2' }, order],
    ['POST', { 'x-release': '4' }, order],
    ['POST', {}, order],
    [
      'POST',
      { 'x-release': '1', cookie: 'jishi_access=access; jishi_refresh=refresh' },
      { refresh_token: markerOf('refresh') },
    ],
  ];
  for (const [method, headers, body] of allowed) {
    expect([method, headers, (await send(method, headers, body)).status]).toEqual([method, headers, 200]);
  }
  expect(heard).toHaveLength(allowed.length);
});

test('a release with a banned version is never started', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  await shop.fixture.ban('mf-catalog', '2.0.0');
  await shop.until('it is refused', () => shop.web.shop.refused()?.serial === 3);
  expect(shop.web.shop.refused()?.reason).toContain('mf-catalog@2.0.0 is banned: it charges twice');
  expect(shop.web.shop.current()?.serial).toBe(2);
});
