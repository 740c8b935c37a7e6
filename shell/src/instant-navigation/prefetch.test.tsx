import { act, fireEvent, render, screen } from '@jishi/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRoutes } from '../app/routes.tsx';
import { aTab } from '../testing/start.ts';
import { prefetchLinks } from './prefetch.ts';

const layout = 'default' as const;
const pages = [
  { id: 'mf_catalog/home', path: '/', layout, guarded: false },
  { id: 'mf_catalog/product-detail', path: '/product/detail/:id?', layout, guarded: false },
  { id: 'mf_user_centre/portal', path: '/user/portal', layout, guarded: true },
  { id: 'mf_cart_checkout/cart', path: '/cart', layout, guarded: false },
];
const fragments = [{ id: 'mf_cart_checkout/add-to-cart', hydrate: 'load' as const, wakeOn: [] }];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with links, in a tab that counts what is fetched for them. */
function draw() {
  const tab = aTab({ pages, fragments, lang: 'en' });
  const load = vi.fn(async () => ({ title: '' }));
  const code = vi.spyOn(tab.parts, 'load').mockImplementation(async () => ({
    version: '1.0.0',
    default: {
      Component: () => null,
      load,
      fragments: ['mf_cart_checkout/add-to-cart', 'mf_promotions/gone'],
    } as never,
  }));
  const asked = vi.spyOn(tab.release, 'askAhead').mockResolvedValue();
  const listening = new AbortController();
  const { addEventListener } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    addEventListener.call(document, type, listener, { ...(options as object), signal: listening.signal });
  });
  prefetchLinks(
    tab,
    createRoutes(pages, 'en', () => tab),
    '/en',
  );
  render(
    <main>
      <a href="/en/product/detail/7?from=home">
        <b>product</b>
      </a>
      <a href="/en/user/portal">portal</a>
      <a href="/en/cart">cart</a>
      <a href="/en/nowhere">nowhere</a>
      <a href="/en/cart" target="_blank" rel="noopener">
        other tab
      </a>
      <a href="https://friend.test/en/cart">friend</a>
      <button type="button">button</button>
    </main>,
  );
  const codes = () => code.mock.calls.map(([id]) => id);
  return { load, codes, asked, stop: () => listening.abort() };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const mouseOver = (text: string) => fireEvent.pointerOver(screen.getByText(text), { pointerType: 'mouse' });

describe('a link', () => {
  test('the mouse rests on gets code and data of its page and its fragments, and the release is asked about', async () => {
    const { load, codes, asked, stop } = draw();
    mouseOver('product');
    await pass(40);
    mouseOver('button');
    await pass(200);
    expect(codes()).toEqual([]);
    mouseOver('product');
    await pass(150);
    expect(codes()).toEqual(['mf_catalog/product-detail', 'mf_cart_checkout/add-to-cart']);
    expect(asked).toHaveBeenCalledTimes(1);
    const [args] = load.mock.calls[0] as unknown as [{ params: object; path: string; query: URLSearchParams }];
    expect([args.params, args.path, String(args.query)]).toEqual([{ id: '7' }, '/product/detail/7', 'from=home']);
    stop();
  });

  test('that has the focus when this begins gets them too', async () => {
    document.body.innerHTML = '<a href="/en/product/detail/8">before</a>';
    document.querySelector('a')?.focus();
    const { codes, stop } = draw();
    await pass(150);
    expect(codes()[0]).toBe('mf_catalog/product-detail');
    stop();
  });

  test('that is pressed gets them at once', async () => {
    const { load, codes, stop } = draw();
    fireEvent.pointerDown(screen.getByText('product'));
    await pass(0);
    expect([codes()[0], load.mock.calls.length]).toEqual(['mf_catalog/product-detail', 1]);
    stop();
  });

  test('to a guarded page gets code only', async () => {
    const { load, codes, stop } = draw();
    fireEvent.pointerDown(screen.getByText('portal'));
    await pass(0);
    expect([codes(), load.mock.calls.length]).toEqual([['mf_user_centre/portal', 'mf_cart_checkout/add-to-cart'], 0]);
    stop();
  });

  test.each(['nowhere', 'other tab', 'friend', 'button'])('%s gets nothing', async (text) => {
    const { codes, stop } = draw();
    fireEvent.pointerDown(screen.getByText(text));
    await pass(0);
    expect(codes()).toEqual([]);
    stop();
  });
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('whoever saves data: %j', async (connection) => {
  vi.stubGlobal('navigator', { ...navigator, connection });
  const { load, codes, stop } = draw();
  mouseOver('product');
  await pass(5_000);
  expect(codes()).toEqual([]);
  fireEvent.pointerDown(screen.getByText('product'));
  await pass(0);
  expect([codes(), load.mock.calls.length]).toEqual([['mf_catalog/product-detail'], 0]);
  stop();
});

describe('of links in view the code is fetched', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('/en', location.href));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1, bottom: 2, width: 3 } as DOMRect);
    vi.stubGlobal('requestIdleCallback', (action: () => void) => action());
  });

  test('when the page is at rest and somebody reads it, of the part that is here', async () => {
    const { load, codes, stop } = draw();
    fireEvent.scroll(document);
    await pass(1_000);
    expect(codes()).toEqual([]);
    await pass(1_500);
    const ahead = ['mf_catalog/product-detail', 'mf_cart_checkout/add-to-cart'];
    expect([codes(), load.mock.calls.length]).toEqual([ahead, 0]);
    stop();
  });

  test('once, at the first sign of a reader', async () => {
    const { codes, stop } = draw();
    await pass(60_000);
    expect(codes()).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    fireEvent.pointerMove(document.body);
    await pass(0);
    expect(codes().filter((id) => id === 'mf_catalog/product-detail')).toHaveLength(1);
    stop();
  });
});
