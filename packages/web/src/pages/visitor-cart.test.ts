import { expect, test, vi } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const CART = { cookie: 'jishi_theme=dark; jishi_cart=1.1001x4.1002-21x2; other=secret' };

/** What became of a request: where its page came from, whether others may keep it, and what the release saw of its reader. */
async function ask(shop: TestWeb, path: string, headers: Record<string, string> = {}) {
  const response = await shop.get(path, headers);
  const [, cookie, address] = /cookie\[([^\]]*)\] from (\S+)/.exec(await response.text()) ?? [];
  const from = /desc=([\w-]+)/.exec(response.headers.get('server-timing') ?? '')?.[1];
  return { status: response.status, from, cacheControl: response.headers.get('cache-control'), cookie, address };
}

test.each(['/cart', '/en/cart'])('%s of a visitor who brings a cart is rendered for them alone', async (path) => {
  await using shop = await startTestWeb();
  const own = {
    status: 200,
    from: 'pass',
    cacheControl: 'private, no-cache',
    cookie: 'jishi_cart=1.1001x4.1002-21x2',
    address: '127.0.0.1',
  };
  expect(await ask(shop, path, CART)).toEqual(own);
  expect(await ask(shop, path, CART)).toEqual(own);
  // Nobody else sees anything of it, and the page they share is the one without a cart.
  const shared = { status: 200, cacheControl: 'no-cache', cookie: '', address: 'null' };
  expect(await ask(shop, path)).toEqual({ ...shared, from: 'miss' });
  expect(await ask(shop, path)).toEqual({ ...shared, from: 'hit' });
  expect(await ask(shop, path, CART)).toEqual(own);
});

test('every other page stays the same for all visitors, whatever is in their cart', async () => {
  await using shop = await startTestWeb();
  for (const path of ['/', '/en', '/product/detail/7']) {
    expect(await ask(shop, path)).toMatchObject({ from: 'miss' });
    const cart = { cookie: 'jishi_cart=1.1001x4' };
    expect(await ask(shop, path, cart)).toMatchObject({ from: 'hit', cacheControl: 'no-cache', cookie: '' });
  }
});

test('with a cookie that names nothing readable the cart’s page is everybody’s', async () => {
  await using shop = await startTestWeb();
  const values = ['', '1', '2.1001x4', '1.1001x4.1001x1', '%E0%A4%A', '1.<script>x1', `1${'.1x1'.repeat(900)}`];
  for (const [at, value] of values.entries()) {
    const headers = { cookie: `jishi_cart=${value}` };
    expect(await ask(shop, `/cart?at=${at}`, headers)).toMatchObject({ status: 200, from: 'miss', cookie: '' });
    expect(await ask(shop, `/cart?at=${at}`, headers)).toMatchObject({ from: 'hit', cacheControl: 'no-cache' });
  }
});

test('a customer’s page is theirs as before', async () => {
  await using shop = await startTestWeb();
  const cookie = 'jishi_token=abc; jishi_cart=1.1001x4';
  expect(await ask(shop, '/cart', { cookie })).toMatchObject({ from: 'pass', cacheControl: 'private, no-store' });
});

test('when it is nobody’s turn to render, the page of all visitors is given', async () => {
  await using shop = await startTestWeb({ limits: { renders: 1, waitingRenders: 0 } });
  expect(await ask(shop, '/cart', { cookie: 'jishi_theme=dark' })).toMatchObject({ from: 'miss' });
  const holding = shop.get('/?wait=1500', { cookie: 'jishi_token=abc' });
  await shop.until('the only place is taken', () => shop.web.shop.current()?.pool.status().pages === 1);
  expect(await ask(shop, '/cart', CART)).toMatchObject({ status: 200, from: 'hit', cookie: '' });
  await holding.then((page) => page.text());
});
