import { expect, test, vi } from 'vitest';
import type { Limits } from '../config/limits.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const TOKEN = { cookie: 'jishi_token=abc' };

/** Serial, versions and thread of a page that is made for the request. */
async function pageOf(shop: TestWeb, path = '/'): Promise<string[]> {
  const html = await (await shop.get(path, TOKEN)).text();
  return /serial (\d+) parts mf-catalog@(\S+) .*thread (\w+)<.*two\(\)/s.exec(html)?.slice(1) ?? [html];
}

const liveIs = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is live`, () => shop.web.shop.current()?.serial === serial);

/** To the release before the live one; twice is forth and back. */
async function rollBack(shop: TestWeb): Promise<void> {
  const serial = shop.web.shop.current()!.serial - 1;
  const { release } = await shop.fixture.registry.rollback({ channel: 'live', author: 'test', reason: 'back', serial });
  await liveIs(shop, release.serial);
}

test('a roll-back is drawn by the threads that know its parts, as often as one likes', async () => {
  await using shop = await startTestWeb();
  const [, , first] = await pageOf(shop);
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  const [, , second] = await pageOf(shop);
  expect(second).not.toBe(first);
  await rollBack(shop);
  expect(await pageOf(shop)).toEqual(['3', '1.0.0', first]);
  await rollBack(shop);
  expect(await pageOf(shop)).toEqual(['4', '2.0.0', second]);
  await rollBack(shop);
  await rollBack(shop);
  await rollBack(shop);
  expect(await pageOf(shop)).toEqual(['7', '1.0.0', first]);
});

test('a page of the release before ends as it began', async () => {
  await using shop = await startTestWeb();
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  const slow = pageOf(shop, '/?slow=1500');
  await shop.until('it is being made', () => shop.web.shop.current()?.pool.status().pages === 1);
  await rollBack(shop);
  await rollBack(shop);
  expect((await slow).slice(0, 2)).toEqual(['2', '2.0.0']);
  expect((await pageOf(shop)).slice(0, 2)).toEqual(['4', '2.0.0']);
});

test('who waits for a turn when the release changes has a page of the next one', async () => {
  await using shop = await startTestWeb({ limits: { renders: 1 } });
  const running = pageOf(shop, '/?slow=2500');
  await shop.until('it is being made', () => shop.web.shop.current()?.pool.status().pages === 1);
  const waiting = [pageOf(shop, '/?v=1'), pageOf(shop, '/?v=2')];
  await shop.until('two wait', () => shop.web.shop.current()?.pool.status().waiting === 2);
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  for (const page of await Promise.all(waiting)) expect(page.slice(0, 2)).toEqual(['2', '2.0.0']);
  expect((await running).slice(0, 2)).toEqual(['1', '1.0.0']);
});

test.each<[string, (shop: TestWeb) => Promise<void>, Partial<Limits>]>([
  ['other parts', async (shop) => void (await shop.fixture.release('3.0.0')), {}],
  ['a worker whose time is over', rollBack, { warmPoolFor: 0 }],
])('%s start in a thread of their own', async (_, next, limits) => {
  await using shop = await startTestWeb({ limits });
  const threads = [(await pageOf(shop))[2]];
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  threads.push((await pageOf(shop))[2]);
  await shop.until('the old pages are done', () => shop.web.shop.draining().length === 0);
  await next(shop);
  await liveIs(shop, 3);
  threads.push((await pageOf(shop))[2]);
  expect(new Set(threads).size).toBe(3);
});

test('a worker that was lost in the warm pool is not missed', async () => {
  await using shop = await startTestWeb();
  // Ends its thread some time after the page.
  const half = shop.get('/?slow=1500&half=1', TOKEN).then((answer) => answer.text());
  await shop.until('it is being made', () => shop.web.shop.current()?.pool.status().pages === 1);
  await shop.fixture.release('2.0.0');
  await liveIs(shop, 2);
  expect(await half).toContain('rescue()');
  await rollBack(shop);
  expect((await pageOf(shop)).slice(0, 2)).toEqual(['3', '1.0.0']);
});
