import { expect, test, vi } from 'vitest';
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

test('a release with a banned version is never started', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  await shop.fixture.ban('mf-catalog', '2.0.0');
  await shop.until('it is refused', () => shop.web.shop.refused()?.serial === 3);
  expect(shop.web.shop.refused()?.reason).toContain('mf-catalog@2.0.0 is banned: it charges twice');
  expect(shop.web.shop.current()?.serial).toBe(2);
});
