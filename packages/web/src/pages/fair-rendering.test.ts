import { expect, test, vi } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 60_000 }); // threads start slowly on a busy machine

const READER = { 'x-forwarded-for': '203.0.113.9' };
const env = { SHOP_TRUST_PROXY: 'loopback' };
const status = async (shop: TestWeb, path: string, headers: Record<string, string>): Promise<number> => {
  const response = await shop.get(path, headers);
  await response.text();
  return response.status;
};
const pool = (shop: TestWeb) => shop.web.shop.current()?.pool.status();

/** 64 pages of 300 ms in flight from one address, each followed by the next, until the test has seen enough. */
function flood(shop: TestWeb, headersOf: (count: number) => Record<string, string>) {
  const isOver = new AbortController();
  const answers: number[] = [];
  let count = 0;
  const loop = async () => {
    while (!isOver.signal.aborted) answers.push(await status(shop, `/?wait=300&n=${count++}`, headersOf(count)));
  };
  const loops = Array.from({ length: 64 }, loop);
  return {
    answers,
    async stop() {
      isOver.abort();
      await Promise.all(loops);
    },
  };
}

const floods: [string, (count: number) => Record<string, string>][] = [
  ['pages in no cache', () => ({ 'x-forwarded-for': '198.51.100.7' })],
  ['made-up tokens', (count) => ({ 'x-forwarded-for': '198.51.100.7', cookie: `jishi_token=made-up-${count}` })],
  ['addresses of one network', (count) => ({ 'x-forwarded-for': `2001:db8:1:2::${count.toString(16)}` })],
];

test.each(floods)('%s, 64 in flight: nobody else is refused, or waits behind them', async (_what, headersOf) => {
  await using shop = await startTestWeb({ env });
  const others = flood(shop, headersOf);
  await shop.until('they wait in line', () => (pool(shop)?.waiting ?? 0) > 16);
  const seen: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    expect(await status(shop, `/?reader=${count}`, READER)).toBe(200);
    seen.push(pool(shop)?.pages ?? 0);
  }
  expect(Math.max(...seen)).toBeLessThanOrEqual(3);
  await others.stop();
  // They are late, and the last of them are asked to come back; nobody is refused at once.
  expect(others.answers).toContain(200);
  expect(await shop.web.app.inject('/metrics').then(({ body }) => body)).toMatch(
    /jishi_pages_limited_total\{kind="late"\} [1-9]/,
  );
});

test('sixteen tabs of an office that has had its share are late, not refused', async () => {
  await using shop = await startTestWeb({ env, limits: { renderBurst: 50, networkShare: 0.1 } });
  expect(await status(shop, '/?other=1', { 'x-forwarded-for': '198.51.100.7' })).toBe(200);
  const tabs = Array.from({ length: 16 }, (_, count) => status(shop, `/?wait=200&n=${count}`, READER));
  expect(new Set(await Promise.all(tabs))).toEqual(new Set([200]));
});

test('whoever waited in vain is told to come back', async () => {
  await using shop = await startTestWeb({ env, limits: { waitForOwnWithin: 100 } });
  const holding = [1, 2].map((count) => status(shop, `/?wait=2000&n=${count}`, READER));
  await shop.until('they are being rendered', () => pool(shop)?.pages === 2);
  const response = await shop.get('/?n=5', READER);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain('<h1>');
  expect(await status(shop, '/?n=6', { 'x-forwarded-for': '198.51.100.7' })).toBe(200);
  await Promise.all(holding);
});

test('pages of the cache, and pages others have begun, count against nobody', async () => {
  // What a busy machine takes to send them is another matter.
  await using shop = await startTestWeb({
    env,
    limits: { renderBurst: 100, networkShare: 0.0001, sendBurst: 60_000 },
  });
  expect(await status(shop, '/?other=1', { 'x-forwarded-for': '198.51.100.7' })).toBe(200);
  const joined = Array.from({ length: 20 }, () => status(shop, '/?wait=300', READER));
  expect(new Set(await Promise.all(joined))).toEqual(new Set([200]));
  expect(await status(shop, '/?wait=300', READER)).toBe(200);
  expect(await shop.web.app.inject('/metrics').then(({ body }) => body)).not.toContain(
    'jishi_pages_limited_total{kind=',
  );
});

test('a copy answers everybody while rendering fails', async () => {
  const limits = { pageFresh: 0, pageStale: 0 };
  await using shop = await startTestWeb({ env, limits: { ...limits, renders: 1, waitingRenders: 0 } });
  expect(await status(shop, '/', READER)).toBe(200);
  const holding = status(shop, '/?wait=1500', { 'x-forwarded-for': '198.51.100.7' });
  await shop.until('the only place is taken', () => pool(shop)?.pages === 1);
  const responses = await Promise.all(Array.from({ length: 28 }, () => shop.get('/', READER)));
  for (const answer of responses) {
    expect([answer.status, answer.headers.get('server-timing')]).toEqual([
      200,
      expect.stringContaining('desc=stale-if-error'),
    ]);
    await answer.text();
  }
  await holding;
});
