import { expect, test, vi } from 'vitest';
import { startTestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const customer = 'jishi_token=abc; jishi_theme=dark';
const asCopy = { 'x-offline': 'shared' };

test.each([
  ['a visitor', '/', {}, 'shared'],
  ['a visitor’s cart', '/cart', { cookie: 'jishi_cart=1.1001' }, 'shared'],
  ['a customer', '/', { cookie: customer }, 'own'],
  ['an account', '/user/portal', { cookie: customer }, null],
  ['a page that is missing', '/?missing=1', {}, null],
  ['an address of no page', '/unknown', {}, null],
] as const)('a worker may keep what web says: %s', async (_, path, headers, keeping) => {
  await using shop = await startTestWeb();
  const answer = await shop.get(path, headers);
  await answer.text();
  expect(answer.headers.get('x-offline')).toBe(keeping);
});

test('a copy for a worker is as every visitor has it, in the reader’s theme, and for no other store', async () => {
  await using shop = await startTestWeb();
  const answer = await shop.get('/', { cookie: customer, ...asCopy });
  const html = await answer.text();
  expect(html).toContain('zh dark cookie[] from null');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-offline': 'shared',
    'cache-control': 'private, no-store',
    'server-timing': expect.not.stringContaining('rum'),
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('a cart is nobody else’s: its copy is the customer’s own', async () => {
  await using shop = await startTestWeb();
  const answer = await shop.get('/cart', { cookie: customer, ...asCopy });
  expect(await answer.text()).toContain('jishi_token=abc');
  expect(answer.headers.get('x-offline')).toBe('own');
});

test('of a page that may not be kept no copy is made', async () => {
  await using shop = await startTestWeb();
  for (const path of ['/user/portal', '/unknown']) {
    const answer = await shop.get(path, { cookie: customer, ...asCopy });
    expect([path, answer.status, await answer.text()]).toEqual([path, 204, '']);
  }
});
