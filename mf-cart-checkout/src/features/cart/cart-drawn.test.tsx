import { storageKeys } from '@jishi/contracts';
import { act, hydrateInShop, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aCartLine, aWireGood } from '@jishi/testing/builders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { customer, wireCart } from '../../testing/draw.tsx';
import { CartScreen } from './cart-screen.tsx';

const server = shopServer({
  'GET goodIndent/cart/later': () => wireCart([]),
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  'GET good/:id': aWireGood({ id: 1, name: '双肩包', price: 199, order_price: 199 }),
});

/** As the server drew them: today's names and prices. */
const bag = aCartLine({ productId: '1', name: '双肩包', unitPrice: 19_900, quantity: 2 });
const tea = aCartLine({
  productId: '2',
  variantId: '21',
  name: '龙井',
  unitPrice: 8800,
  options: [{ name: '重量', value: '100 克' }],
});
/** As this browser kept them, days ago. */
const keptBag = { ...bag, name: 'Backpack', unitPrice: 23_900 };

const total = () => screen.getByText(/^已选商品合计/).textContent;
const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  errors.mockClear();
});
afterEach(() => expect(errors).not.toHaveBeenCalled()); // React says there what it had to repair

/** The page of a visitor whose cookie the server drew; `kept` is what the browser has. */
function openCart(drawn: Parameters<typeof hydrateInShop>[1], kept: readonly object[] | null) {
  if (kept) localStorage.setItem(storageKeys.guestCart, JSON.stringify(kept));
  const texts = { mf_cart_checkout: drawn.lang === 'en' ? en : zh };
  return hydrateInShop(<CartScreen />, { path: '/cart', texts, ...drawn }, () => undefined);
}

it.each([
  ['zh', '100 克', '¥486.00'],
  ['en', '100 克', '$486.00'],
] as const)('has lines, prices and a total before any script runs (%s)', (lang, options, sum) => {
  const { html } = openCart({ cart: [bag, tea], lang }, [keptBag, tea]);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([...page.querySelectorAll('[data-line]')].map((line) => line.getAttribute('data-line'))).toEqual([
    'p1',
    'v21',
  ]);
  expect(page.body.textContent).toContain('双肩包');
  expect(page.body.textContent).toContain(options);
  expect(page.querySelector('[role=status]:not(:empty)')?.textContent).toContain(sum);
  expect(page.querySelector('noscript')?.textContent).toContain(lang === 'zh' ? '不能改数量' : 'cannot be changed');
});

it('stays as it was drawn, asks for none of its lines, and is kept from then on', async () => {
  const { faults, shop } = openCart({ cart: [bag, tea] }, [keptBag, tea]);
  const drawn = shop.cart.getState().lines;
  expect(total()).toBe('已选商品合计 ¥486.00');
  expect(faults).toEqual([]);
  expect(shop.cart.getState().lines).toBe(drawn);
  await act(async () => undefined);
  expect(
    server.asked.filter(
      ({ path }) => path !== 'coupon/best' && path !== 'shipping/estimate' && path !== 'goodIndent/cart/later',
    ),
  ).toEqual([]);
});

it('changes pieces at once', async () => {
  const { user, shop, faults } = openCart({ cart: [bag, tea] }, [keptBag, tea]);
  const pieces = within(screen.getByRole('group', { name: '双肩包 的数量' }));
  await user.click(pieces.getByRole('button', { name: '增加' }));
  expect(screen.getByRole('spinbutton', { name: '双肩包 的数量' })).toHaveValue('3');
  expect(total()).toBe('已选商品合计 ¥685.00');
  await waitFor(() => expect(shop.cart.getState().lines[0]?.quantity).toBe(3));
  expect(faults).toEqual([]);
});

it('becomes what this browser keeps where the cookie was older, without a fault', async () => {
  const { faults } = openCart({ cart: [bag, tea] }, [{ ...keptBag, quantity: 1 }]);
  await waitFor(() => expect(screen.queryByText('龙井')).not.toBeInTheDocument());
  // What is kept may be days old: it is renewed as before.
  await waitFor(() => expect(total()).toBe('已选商品合计 ¥199.00'));
  expect(faults).toEqual([]);
});

it('is taken over as it was drawn also when the tab knows better by then', async () => {
  server.serve({ 'GET good/:id': refuse('忙', -1, 503, 'unavailable') });
  const texts = { mf_cart_checkout: zh };
  const { faults, html } = hydrateInShop(<CartScreen />, { path: '/cart', texts, cart: [bag, tea] }, ({ cart }) =>
    cart.setState({ lines: [{ ...tea, quantity: 3 }] }),
  );
  expect(html).toContain('双肩包');
  await waitFor(() => expect(total()).toBe('已选商品合计 ¥264.00'));
  expect(screen.queryByText('双肩包')).not.toBeInTheDocument();
  expect(faults).toEqual([]);
});

it('is taken over all ticked, then selects what a visitor had picked before signing in', async () => {
  server.serve({
    'POST goodIndent/synchronizationInventory': () => wireCart([bag, tea]),
    'GET coupon/user': wirePage([]),
  });
  sessionStorage.setItem('jishi_CartChoice', JSON.stringify({ lines: ['v21'], unticked: [] }));
  const { faults, html } = openCart({ cart: [bag, tea], customer }, null);
  expect(html).toContain('¥486.00');
  expect(total()).toBe('已选商品合计 ¥88.00');
  expect(faults).toEqual([]);
});

it('names what is gone once this browser is there to remember', async () => {
  const gone = aCartLine({
    productId: '3',
    name: '',
    picture: null,
    unitPrice: 0,
    isInvalid: true,
    invalidReason: 'missing',
  });
  server.serve({ 'GET good/:id': refuse('忙', -1, 503, 'unavailable') });
  const { html, faults, shop } = openCart({ cart: [bag, gone] }, [
    keptBag,
    { ...keptBag, ...gone, name: '座钟', isInvalid: false },
  ]);
  const line = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-line=p3]');
  expect(line?.querySelector('a:not([tabindex])')?.textContent).toBe('已失效');
  expect(line?.textContent).not.toContain('¥0');
  expect(await screen.findByRole('link', { name: '座钟' })).toBeVisible();
  expect(faults).toEqual([]);
  expect(shop.cart.getState().lines[1]).toMatchObject({ name: '座钟', isInvalid: true, invalidReason: 'missing' });
});

it('is renewed when somebody comes back to it later', async () => {
  const begun = Date.now() - 61_000;
  const times = [begun];
  openCart({ cart: [keptBag], now: () => times.shift() ?? Date.now() }, [keptBag]);
  await waitFor(() => expect(total()).toBe('已选商品合计 ¥398.00'));
});
