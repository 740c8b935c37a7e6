import { retiredWorker } from '@jishi/service-worker/retired';
import { expect, test, vi } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const workerOf = async (shop: TestWeb): Promise<string> => (await shop.get('/sw.js')).text();
const live = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is live`, () => shop.web.shop.current()?.serial === serial);

test('the worker is that of the live shell, and asked for anew each time', async () => {
  await using shop = await startTestWeb({
    version: null,
    before: async (registry) => void (await registry.release('1.0.0', { worker: 'self.of = 1;' })),
  });
  const answer = await shop.get('/sw.js');
  expect(await answer.text()).toBe('self.of = 1;');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    vary: 'Accept-Encoding, Cookie',
  });
  const serial = await shop.fixture.release('1.1.0', { worker: 'self.of = 2;' });
  await live(shop, serial);
  expect(await workerOf(shop)).toBe('self.of = 2;');
});

test('a shell without one ends the worker of the one before', async () => {
  await using shop = await startTestWeb({
    version: null,
    before: async (registry) => void (await registry.release('1.0.0', { worker: 'self.of = 1;' })),
  });
  await live(shop, await shop.fixture.release('1.1.0'));
  const answer = await shop.get('/sw.js');
  expect([answer.status, await answer.text()]).toEqual([200, retiredWorker]);
});

test('a shop that wants none ends it, and so does one that has no release', async () => {
  const off = { SHOP_SERVICE_WORKER: '0' };
  await using without = await startTestWeb({
    env: off,
    version: null,
    before: async (registry) => void (await registry.release('1.0.0', { worker: 'self.of = 1;' })),
  });
  expect(await workerOf(without)).toBe(retiredWorker);
  await using empty = await startTestWeb({ version: null });
  expect(await workerOf(empty)).toBe(retiredWorker);
});
