import { storageKeys } from '@jishi/contracts';
import { act, type ShopTestOptions, screen, shopServer } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, writeTokens } from '../../account/stored-tokens.ts';
import { createTabRelease } from '../../release/tab-release.ts';
import { ReleaseProvider } from '../../release/use-release.ts';
import { renderLayout } from '../../testing/layout-links.tsx';
import { LateNotices } from './lazy-notices.tsx';

shopServer({ 'GET siteConfig': {} });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };
const draw = (options: ShopTestOptions = {}) =>
  renderLayout(
    <ReleaseProvider value={createTabRelease('1')}>
      <LateNotices />
    </ReleaseProvider>,
    options,
  );
const tell = (event: Event) => act(async () => void window.dispatchEvent(event));
const isAway = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const said = () => screen.queryByText(/网络已断开/);

// It is there at once when it is asked for.
beforeEach(async () => void (await import('./layout-notices.tsx')));
afterEach(() => {
  clearTokens();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('comes for a visitor with the first sign of somebody', async () => {
  draw();
  isAway();
  await act(async () => undefined);
  expect(said()).toBeNull();
  await tell(new Event('pointermove'));
  expect(said()).toBeVisible();
});

it('comes at once for a customer', async () => {
  writeTokens({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresAt: 9e9, rememberDays: null });
  draw({ customer });
  isAway();
  await act(async () => undefined);
  expect(said()).toBeVisible();
});

it('comes when a page comes back, and takes over the cart of the pages before', async () => {
  const { shop } = draw();
  const tea = aCartLine({ productId: '1', quantity: 2, name: '茶', unitPrice: 100, stock: 5 });
  localStorage.setItem(storageKeys.guestCart, JSON.stringify([tea]));
  await tell(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(shop.cart.getState().lines).toEqual([]);
  await tell(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shop.cart.getState().lines).toMatchObject([{ productId: '1', quantity: 2 }]);
});
