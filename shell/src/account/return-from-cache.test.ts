import { storageKeys } from '@jishi/contracts';
import { createTestShop } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { followReturns } from './return-from-cache.ts';
import { clearTokens, writeTokens } from './stored-tokens.ts';

const tea = aCartLine({ productId: '1', quantity: 2, name: '茶', unitPrice: 100, stock: 5 });
const customer = { nickname: null, phone: null, portrait: null };
const signIn = (accessToken: string): void =>
  writeTokens({ accessToken, refreshToken: 'r', tokenType: 'Bearer', expiresAt: 9e9, rememberDays: null });

function follow(shop: Parameters<typeof followReturns>[0]) {
  const reload = vi.fn();
  onTestFinished(followReturns(shop, reload));
  return reload;
}

function comeBack(meanwhile: () => void = () => undefined, persisted = true) {
  dispatchEvent(new Event('pagehide'));
  meanwhile();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

afterEach(() => {
  dispatchEvent(new Event('pagehide')); // it is gone
  clearTokens();
  localStorage.clear();
});

it.each([
  ['nothing', '', (): void => undefined, 0],
  ['somebody has signed in', '', (): void => signIn('first'), 1],
  ['they have signed out', 'first', clearTokens, 1],
  ['another customer is here', 'first', (): void => signIn('second'), 1],
  ['the same customer is here', 'first', (): void => signIn('first'), 0],
] as const)('%s, meanwhile', (_, token, meanwhile, reloads) => {
  if (token) signIn(token);
  const { shop } = createTestShop(token ? { customer } : {});
  const reload = follow(shop);
  comeBack(meanwhile);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('shows what other pages have put into the cart', () => {
  const { shop } = createTestShop();
  follow(shop);
  const count = (): number => shop.cart.getState().lines.length;
  const put = () => localStorage.setItem(storageKeys.guestCart, JSON.stringify([tea]));
  comeBack(put, false);
  expect(count()).toBe(0);
  comeBack();
  expect(count()).toBe(1);
  comeBack(() => localStorage.removeItem(storageKeys.guestCart));
  expect(count()).toBe(0);
});

it('leaves a cart alone that is as it was', () => {
  const { shop } = createTestShop({ cart: [tea] });
  follow(shop);
  const changed = vi.fn();
  shop.cart.subscribe(changed);
  comeBack(() => localStorage.setItem(storageKeys.guestCart, JSON.stringify([tea])));
  expect(changed).not.toHaveBeenCalled();
});
