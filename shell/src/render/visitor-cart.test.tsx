// @vitest-environment node
import { definePage, useCart } from '@jishi/contracts';
import { refuse, shopServer, wirePage } from '@jishi/testing';
import { aWireGood, aWireUser } from '@jishi/testing/builders';
import { beforeAll, expect, test } from 'vitest';
import { aRequest, fakeRelease, recordingSink } from '../testing/fake-release.ts';
import { createRenderer } from './create-renderer.ts';

const { serve, asked } = shopServer({
  'GET banner': wirePage([]),
  'GET siteConfig': {},
  'GET siteMetadata': { description: '', keywords: '', author: '' },
  'GET good/:id': aWireGood(),
});

function Cart() {
  const { lines, isKnown } = useCart((state) => state);
  const said = lines.map(({ key, quantity, name, unitPrice, invalidReason = 'good' }) =>
    [key, quantity, name, unitPrice, invalidReason].join(' '),
  );
  return <p>{isKnown ? `known: ${said.join(', ')}` : 'not known'}</p>;
}

const release = fakeRelease({
  pages: {
    'mf_cart_checkout/cart': { ...definePage({ Component: Cart, load: () => ({ title: '' }) }), path: '/cart' },
  },
});

async function render(cookie: string, url = '/cart') {
  const { sink, record } = recordingSink();
  createRenderer(release).render(aRequest({ url, cookie }), sink);
  await record.ended;
  const html = record.html();
  return { status: record.head?.status, said: /<p>([^<]*)<\/p>/.exec(html)?.[1], html };
}

const askedGoods = () => asked.filter(({ path }) => path === 'good/:id');

// What the first page of all makes ready takes a busy machine longer than a page may wait for a cart.
beforeAll(async () => {
  await render('jishi_cart=1.1001x4');
  asked.length = 0;
});

test.each(['/cart', '/en/cart'])('a visitor’s lines are drawn of their cookie at %s', async (url) => {
  const { said, html } = await render('jishi_cart=1.1001x4.1002x1', url);
  expect(said).toBe('known: p1001 4 轻量双肩包 14900 good, p1001 1 轻量双肩包 14900 good');
  expect(html).toContain('"cart":[{');
  expect(askedGoods()).toHaveLength(2);
});

test('what they ask counts as the visitor’s, in the language of the page', async () => {
  await render('jishi_cart=1.1001x4', '/en/cart');
  const [good] = askedGoods();
  expect(good?.headers.get('x-forwarded-for')).toBe('203.0.113.9');
  expect(good?.headers.get('lang')).toBe('en');
  expect(good?.headers.get('authorization')).toBeNull();
});

test('fewer left than asked, and what is gone, say so', async () => {
  serve({ 'GET good/:id': aWireGood({ inventory: 3, inventory_show: 3 }) });
  expect((await render('jishi_cart=1.1001x4')).said).toBe('known: p1001 4 轻量双肩包 14900 short-of-stock');
  serve({ 'GET good/:id': refuse('没有', 50_000, 404, 'not-found') });
  expect((await render('jishi_cart=1.1001x4')).said).toBe('known: p1001 4  0 missing');
});

test.each([
  ['no cookie', ''],
  ['an empty one', 'jishi_cart='],
  ['one that is no cart', 'jishi_cart=1.<script>'],
  ['one of another form', 'jishi_cart=2.1001x4'],
])('with %s the browser draws its cart', async (_what, cookie) => {
  const { status, said, html } = await render(cookie);
  expect([status, said]).toEqual([200, 'not known']);
  expect(html).toContain('"cart":null');
  expect(askedGoods()).toEqual([]);
});

test.each([
  ['fails', () => refuse('忙', -1, 503, 'unavailable')],
  ['refuses, as too many were asked', () => refuse('慢一点', -1, 429, 'rate-limited')],
  ['answers nonsense', () => 'nonsense'],
  ['is slow', () => new Promise<string>((resolve) => setTimeout(resolve, 2500, 'late'))],
])('so it does while the api %s: never an error', async (_what, answer) => {
  serve({ 'GET good/:id': answer });
  const { status, said } = await render('jishi_cart=1.1001x4');
  expect([status, said]).toEqual([200, 'not known']);
});

test('a customer’s cart is their own, whatever the cookie says', async () => {
  serve({ 'GET user': aWireUser(), 'POST goodIndent/synchronizationInventory': [] });
  expect((await render('jishi_token=t; jishi_cart=1.1001x4')).said).toBe('known: ');
  expect(askedGoods()).toEqual([]);
});

test('somebody whose token has expired is no visitor', async () => {
  const { said } = await render(`jishi_token=t; jishi_expires_in=${Date.now() - 1000}; jishi_cart=1.1001x4`);
  expect(said).toBe('not known');
  expect(askedGoods()).toEqual([]);
});
