import { expect, test, vi } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const isLive = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is live`, () => shop.web.shop.current()?.serial === serial);

const seen = async (shop: TestWeb, path: string, headers: Record<string, string> = {}) => {
  const answer = await shop.get(path, headers);
  const serial = /serial (\d+)/.exec(await answer.text())?.[1];
  return { status: answer.status, release: answer.headers.get('x-release'), serial };
};

test('a page the new release cannot make is given whole as the one before had it, to visitors', async () => {
  await using shop = await startTestWeb();
  const path = '/?failsFrom=2';
  expect(await seen(shop, path)).toEqual({ status: 200, release: '1', serial: '1' });
  await shop.fixture.release('2.0.0');
  await isLive(shop, 2);
  expect(await seen(shop, path)).toEqual({ status: 200, release: '1', serial: '1' });
  expect(await seen(shop, '/')).toEqual({ status: 200, release: '2', serial: '2' });
  // Nobody else's page was stored for a customer, nor is one now.
  expect(await seen(shop, path, { cookie: 'jishi_token=abc' })).toMatchObject({ status: 503, release: '2' });
});

const decision = { channel: 'live', author: 'test', reason: 'it charges twice' };

test.each([
  ['rolled back', ({ fixture }: TestWeb) => fixture.registry.rollback(decision)],
  ['banned', ({ fixture }: TestWeb) => fixture.registry.ban({ ...decision, part: 'mf-catalog', version: '2.0.0' })],
])('pages of a release that was %s stand in for nothing', async (_how, undo) => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await isLive(shop, 2);
  const path = '/?failsFrom=3';
  expect(await seen(shop, path)).toMatchObject({ status: 200, serial: '2' });
  await undo(shop);
  await vi.waitFor(async () => expect(await seen(shop, path)).toMatchObject({ status: 503 }), { timeout: 10_000 });
});
