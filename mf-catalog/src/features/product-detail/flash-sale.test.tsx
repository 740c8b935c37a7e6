import { refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireGood, aWireSaleDetail, aWireSku } from '@jishi/testing/builders';
import { expect, it, vi } from 'vitest';
import zh from '../../messages/zh.ts';
import { ProductDetailScreen } from './product-detail-screen.tsx';

const addToCart = 'fragment mf_cart_checkout/add-to-cart';
const good = aWireGood({
  good_sku: [
    aWireSku({ id: 1, choice: { 容量: '18 L' }, price: 149, inventory: 30 }),
    aWireSku({ id: 2, choice: { 容量: '24 L' }, price: 189, inventory: 30 }),
    aWireSku({ id: 3, choice: { 容量: '30 L' }, price: 229, inventory: 30 }),
  ],
  price_show: [149, 229],
});
const skuOf = (id: number, left: number, cents: number) => ({
  id: id + 100,
  good_sku_id: id,
  price: 14900,
  seckill_price: cents,
  limit: 10,
  residue_limit: left,
  resources: null,
});
const sale = aWireSaleDetail({
  id: 4,
  seckill_sku: [skuOf(1, 4, 9900), skuOf(2, 0, 12900)],
  price_show: [99, 129],
  purchase_number: 3,
  customer_limit: 2,
});
const server = shopServer({
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  'GET good/1001': good,
  'GET good': wirePage([]),
  'GET goodCategory': [],
  'GET seckill/1001': sale,
  'POST verifyPlugin/*': { seckill: true },
  'GET siteConfig': {},
});

/** 20 November 2026, 23:00 in the shop: one hour before the sale ends. */
const evening = Date.parse('2026-11-20T23:00:00+08:00');
const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<ProductDetailScreen />, {
    path: '/product/detail/1001',
    route: '/product/detail/:id?',
    texts: { mf_catalog: zh },
    now: () => evening,
    ...options,
  });
/** The offer that search engines read. */
const offersIn = (container: HTMLElement): object => {
  const all = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '{}') as { offers?: object },
  );
  return all.find(({ offers }) => offers)?.offers ?? {};
};
const buttonsProps = () => JSON.parse(screen.getByTestId(addToCart).dataset['props'] ?? '{}') as object;

it('offers the variants of a running sale at its price, with its remainder and limit', async () => {
  draw();
  expect(await screen.findByRole('timer', { name: '距结束' })).toHaveTextContent('01:00:00');
  expect(screen.getByText('已抢 80%')).toBeInTheDocument();
  expect(screen.getByText('¥99.00')).toBeInTheDocument();
  expect(screen.getByText('库存 4 件，每单限购 2 件')).toBeInTheDocument();
  const row = within(screen.getByRole('group', { name: '容量' }));
  expect(row.getByRole('button', { name: /24 L/ })).toHaveAccessibleName(/售罄/);
  expect(row.queryByRole('button', { name: /30 L/ })).not.toBeInTheDocument();
  expect(buttonsProps()).toMatchObject({ variantId: '1', flashSaleId: '4' });
});

it('announces a coming sale, and sells at the usual price until then', async () => {
  server.serve({
    'GET seckill/1001': { ...sale, state: 0, time: '2026-11-21 08:00:00', end_time: '2026-11-21 10:00:00' },
  });
  const { container } = draw();
  expect(await screen.findByRole('timer', { name: '距开始' })).toHaveTextContent('09:00:00');
  expect(screen.getByText('11月21日 08:00 开始，¥99.00 起')).toBeInTheDocument();
  expect(screen.getByText('¥149.00')).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: '容量' })).getByRole('button', { name: /30 L/ })).toBeEnabled();
  await waitFor(() => expect(buttonsProps()).toMatchObject({ variantId: '1' }));
  expect(buttonsProps()).not.toHaveProperty('flashSaleId');
  expect(offersIn(container)).toMatchObject({ lowPrice: 149, availability: 'https://schema.org/InStock' });
  expect(offersIn(container)).not.toHaveProperty('priceValidUntil');
});

it('tells search engines the price of a running sale, and until when', async () => {
  const { container } = draw();
  expect(await screen.findByRole('timer', { name: '距结束' })).toBeInTheDocument();
  // The dearer variant is sold out in the sale.
  expect(offersIn(container)).toMatchObject({
    '@type': 'Offer',
    price: 99,
    priceValidUntil: '2026-11-20T16:00:00.000Z',
    availability: 'https://schema.org/InStock',
  });
});

it('leads from a running sale to the usual price and back', async () => {
  const { user, router } = draw();
  await user.click(await screen.findByRole('link', { name: '按平时价购买' }));
  await waitFor(() => expect(buttonsProps()).not.toHaveProperty('flashSaleId'));
  expect(screen.getByText('¥149.00')).toBeInTheDocument();
  expect(screen.getByText(/正在限时秒杀，¥99.00 起/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '看秒杀价' }));
  expect(router.state.location.search).toBe('');
});

it('says when everything is held, and keeps the price of the sale', async () => {
  server.serve({ 'GET seckill/1001': { ...sale, seckill_sku: [{ ...skuOf(1, 0, 9900), held: 2 }] } });
  draw();
  expect(await screen.findByText('有人还没下单，还有机会')).toBeInTheDocument();
  await waitFor(() => expect(buttonsProps()).toHaveProperty('flashSaleId'));
});

it('says when a sale is sold out, and sells at the usual price', async () => {
  server.serve({ 'GET seckill/1001': { ...sale, seckill_sku: [skuOf(1, 0, 9900)] } });
  const { container } = draw();
  expect(await screen.findByText('已抢光，恢复平时价')).toBeInTheDocument();
  expect(screen.getByText('¥149.00')).toBeInTheDocument();
  await waitFor(() => expect(buttonsProps()).toMatchObject({ variantId: '1' }));
  expect(buttonsProps()).not.toHaveProperty('flashSaleId');
  expect(offersIn(container)).toMatchObject({ lowPrice: 149 });
});

/** A clock that is set by hand. */
function aClock(time: string) {
  const clock = { time: Date.parse(`2026-11-20T${time}+08:00`) };
  return { now: () => clock.time, pass: (ms: number) => (clock.time += ms) };
}

it('is at its usual price as soon as its sale is over, and asks until the server has ended it too', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const answers = [sale, sale, null];
  server.serve({ 'GET seckill/1001': () => answers.shift() ?? null });
  const { now, pass } = aClock('23:59:59');
  draw({ now });
  expect(await screen.findByRole('timer', { name: '距结束' })).toBeInTheDocument();
  pass(1500);
  await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
  expect(screen.getByText('¥149.00')).toBeInTheDocument();
  expect(buttonsProps()).not.toHaveProperty('flashSaleId');
  const asked = () => server.asked.filter(({ path }) => path === 'seckill/1001').length;
  await waitFor(() => expect(asked()).toBe(3));
}, 30_000);

it('can be bought at the start of its sale, before the server is asked', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server.serve({ 'GET seckill/1001': { ...sale, state: 0, time: '2026-11-20 23:30:00' } });
  const { now, pass } = aClock('23:29:59');
  draw({ now });
  expect(await screen.findByRole('timer', { name: '距开始' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看全部秒杀' })).toHaveAttribute('href', '/seckill/list');
  pass(1500);
  expect(await screen.findByRole('timer', { name: '距结束' })).toBeInTheDocument();
  expect(buttonsProps()).toMatchObject({ flashSaleId: '4' });
}, 30_000);

it.each([
  ['has no sale', { 'GET seckill/1001': null }],
  ['cannot tell of sales', { 'GET seckill/1001': () => refuse('忙', 50005, 503, 'unavailable') }],
  ['has the feature off', { 'POST verifyPlugin/*': { seckill: false } }],
  ['is off the shelf', { 'GET good/1001': { ...good, is_show: 0 } }],
])('is as ever when the product %s', async (_title, answers) => {
  server.serve(answers);
  draw();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
