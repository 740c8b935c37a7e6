import { getAccount } from '@jishi/api/account';
import { cookieNames, readCookie, storageKeys } from '@jishi/contracts';
import { type Answer, refuse, shopServer, waitFor } from '@jishi/testing';
import { aCartLine, aWireTokens, aWireUser } from '@jishi/testing/builders';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aTab } from '../testing/start.ts';
import { showGuestCart } from './browser-scope.ts';

const CART = 'POST goodIndent/synchronizationInventory';
const { serve, asked } = shopServer({ 'GET user': aWireUser(), [CART]: [] });

const reload = vi.fn();
const replace = vi.fn();
const cookie = (name: string) => readCookie(document.cookie, name);
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const times = (path: string) => asked.filter((call) => call.path === path).length;

const guestLine = aCartLine({ productId: '1001', quantity: 2, name: '双肩包', unitPrice: 14_900, stock: null });
const wireLine = { good_id: 1001, name: '双肩包', price: 149, number: 2, good_sku_id: null };
const tokens = {
  accessToken: 'new token',
  refreshToken: 'new refresh',
  tokenType: 'Bearer',
  expiresInSeconds: 7200,
  rememberDays: 7,
};
const customer = { nickname: '小满', phone: '13800000001', portrait: null };

function signedInCookies(expiresAt = Date.now() + 3_600_000): void {
  for (const [name, value] of [
    [cookieNames.token, 'token'],
    [cookieNames.refreshToken, 'refresh'],
    [cookieNames.tokenType, 'Bearer'],
    [cookieNames.expiresIn, String(expiresAt)],
  ]) {
    // biome-ignore lint/suspicious/noDocumentCookie: what a sign-in leaves behind
    document.cookie = `${name}=${value}; Path=/`;
  }
}

/** A page drawn for the customer of the cookies. */
const signedIn = (isStale = false) => ({
  session: { isSignedIn: true, customer, isStale, expiresAt: Number(cookie(cookieNames.expiresIn) ?? 0) },
  cart: [],
});

beforeEach(() => {
  const { href, origin, pathname, search, protocol } = location;
  vi.stubGlobal('location', { href, origin, pathname, search, protocol, reload, replace });
});

afterEach(() => {
  dispatchEvent(new Event('pagehide')); // the page a test has left is gone
  vi.unstubAllGlobals();
  reload.mockClear();
  replace.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.values(cookieNames)) {
    // biome-ignore lint/suspicious/noDocumentCookie: leaves nothing to the next test
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

describe('signing in', () => {
  test('keeps the tokens in cookies, fills the frame', async () => {
    serve({ 'GET user': aWireUser({ nickname: '小集' }), [CART]: [wireLine] });
    const { shop } = aTab();
    await shop.session.getState().signIn(tokens, false);
    expect(cookie(cookieNames.token)).toBe('new token');
    expect(cookie(cookieNames.refreshToken)).toBe('new refresh');
    expect(Number(cookie(cookieNames.expiresIn))).toBeGreaterThan(Date.now() + 7_100_000);
    expect(shop.session.getState()).toMatchObject({ isSignedIn: true, customer: { nickname: '小集' } });
    expect(shop.cart.getState().lines).toHaveLength(1);
  });

  test('mirrors name and cart under the names other clients know, without tokens', async () => {
    serve({ 'GET user': aWireUser({ nickname: '小集', cellphone: '13800000009' }), [CART]: [wireLine] });
    const { shop } = aTab();
    await shop.session.getState().signIn(tokens, false);
    expect(stored('jishi_UserInfo')).toEqual({ nickname: '小集', cellphone: '13800000009', portrait: null });
    expect(stored('jishi_CartList')).toMatchObject([{ productId: '1001', quantity: 2 }]);
    shop.session.getState().setCustomer({ ...customer, nickname: '新名字' });
    expect(stored('jishi_UserInfo')).toMatchObject({ nickname: '新名字' });
    shop.cart.getState().setLines([]);
    expect(localStorage.getItem('jishi_CartList')).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('new token');
  });

  test('puts the visitor’s lines into the customer’s cart and empties their own', async () => {
    localStorage.setItem(storageKeys.guestCart, JSON.stringify([guestLine]));
    serve({ 'POST goodIndent/cart/add': [wireLine] });
    const tab = aTab();
    showGuestCart(tab);
    expect(tab.shop.cart.getState().lines).toHaveLength(1);
    await tab.shop.session.getState().signIn(tokens, false);
    const [added] = asked.filter(({ path }) => path === 'goodIndent/cart/add');
    expect(added?.body).toMatchObject([{ number: 2 }]);
    expect(localStorage.getItem(storageKeys.guestCart)).toBeNull();
  });

  test('succeeds without a cart; the visitor’s lines wait for the next page', async () => {
    localStorage.setItem(storageKeys.guestCart, JSON.stringify([guestLine]));
    serve({ 'POST goodIndent/cart/add': () => refuse('down', 0, 503, 'unavailable') });
    const { shop } = aTab();
    await shop.session.getState().signIn(tokens, false);
    expect(shop.session.getState()).toMatchObject({ isSignedIn: true, customer: { nickname: '小满' } });
    expect(stored(storageKeys.guestCart)).toHaveLength(1);
  });
});

describe('renewing the tokens', () => {
  const refresh = (answer: Answer) => serve({ 'POST refreshToken': answer });

  test('keeps "remember"', async () => {
    const { shop, account } = aTab();
    await shop.session.getState().signIn({ ...tokens, expiresInSeconds: 60 }, true);
    expect(localStorage.getItem('jishi_remember_days')).toBe('7');
    refresh(aWireTokens({ access_token: 'renewed' }));
    await expect(account.refreshIfDue()).resolves.toBe(true);
    expect(cookie(cookieNames.token)).toBe('renewed');
    expect(localStorage.getItem('jishi_remember_days')).toBe('7');
  });

  test('happens once for calls that fail together', async () => {
    signedInCookies();
    const { shop } = aTab(signedIn());
    refresh(aWireTokens({ access_token: 'renewed' }));
    const response: Answer = ({ headers }) =>
      headers.get('authorization') === 'Bearer renewed' ? aWireUser() : refuse('Unauthenticated.', 0, 500);
    serve({ 'GET user': response });
    await Promise.all([getAccount(shop.api), getAccount(shop.api)]);
    expect(times('refreshToken')).toBe(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not done for a token that still lasts, nor for a visitor', async () => {
    signedInCookies();
    await expect(aTab(signedIn()).account.refreshIfDue()).resolves.toBe(true);
    expect(times('refreshToken')).toBe(0);
  });

  test('is done five minutes before the end', async () => {
    signedInCookies(Date.now() + 299_000);
    refresh(aWireTokens());
    await aTab(signedIn()).account.refreshIfDue();
    expect(times('refreshToken')).toBe(1);
  });

  test('a refused one ends the session', async () => {
    signedInCookies(Date.now() - 1);
    refresh(() => refuse('The refresh token is invalid', 401, 500));
    const { renewToken } = aTab(signedIn(true));
    await expect(renewToken()).resolves.toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(cookie(cookieNames.token)).toBeNull();
  });

  test('one nobody answers ends nothing: it is tried again', async () => {
    signedInCookies(Date.now() - 1);
    refresh(() => refuse('', 0, 503, 'unavailable'));
    const { renewToken } = aTab(signedIn(true));
    await expect(renewToken()).rejects.toThrow();
    expect(cookie(cookieNames.token)).toBe('token');
    refresh(aWireTokens({ access_token: 'renewed' }));
    await expect(renewToken()).resolves.toBe(true);
    expect(cookie(cookieNames.token)).toBe('renewed');
  });

  test('is left out when another tab was quicker', async () => {
    signedInCookies(Date.now() - 1);
    const { renewToken, isStale } = aTab(signedIn(true));
    signedInCookies();
    await expect(renewToken()).resolves.toBe(true);
    expect(times('refreshToken')).toBe(0);
    expect(isStale()).toBe(false);
  });

  test('a token that went away in another tab ends the session here too', async () => {
    const { renewToken } = aTab(signedIn(true));
    await expect(renewToken()).resolves.toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the end of a session', () => {
  const kept = ['jishi_lang', 'jishi_route', 'jishi_GuestCart'];
  const cleared = [
    'jishi_UserInfo',
    'jishi_CartList',
    'jishi_OrderList',
    'jishi_ApplyToken',
    'jishi_SessionKey',
    'jishi_Openid',
  ];

  test('clears exactly what belongs to the customer, loads anew', async () => {
    signedInCookies();
    const { shop } = aTab(signedIn());
    for (const key of [...kept, ...cleared]) localStorage.setItem(key, '"x"');
    sessionStorage.setItem('jishi_OrderList', '"x"');
    serve({ 'POST logout': 'ok' });
    await shop.session.getState().signOut();
    expect(times('logout')).toBe(1);
    expect(Object.keys({ ...localStorage }).sort()).toEqual([...kept].sort());
    expect(sessionStorage.getItem('jishi_OrderList')).toBeNull();
    expect(document.cookie).not.toMatch(/jishi_(token|refresh_token|expires_in)/);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('after the account was closed asks the server nothing, and opens another page in place of this one', async () => {
    signedInCookies();
    const { shop } = aTab(signedIn());
    for (const key of [...kept, ...cleared]) localStorage.setItem(key, '"x"');
    await shop.session.getState().leave('/en/pass/closed');
    expect(times('logout')).toBe(0);
    expect(Object.keys({ ...localStorage }).sort()).toEqual([...kept].sort());
    expect(document.cookie).not.toMatch(/jishi_(token|refresh_token|expires_in)/);
    expect(replace.mock.calls).toEqual([['/en/pass/closed']]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('leaves this browser even when the server does not answer', async () => {
    signedInCookies();
    serve({ 'POST logout': () => refuse('', 0, 503, 'unavailable') });
    await aTab(signedIn()).shop.session.getState().signOut();
    expect(cookie(cookieNames.token)).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each(['Unauthenticated.', '登录超时，请再次登录', 'Login timed out, sign in again'])(
    'follows when a call says "%s" and no new token can be had',
    async (message) => {
      signedInCookies();
      const { shop } = aTab(signedIn());
      serve({
        'GET user': () => refuse(message, 0, 500),
        'POST refreshToken': () => refuse('The refresh token is invalid', 401, 500),
      });
      await expect(getAccount(shop.api)).rejects.toThrow();
      await waitFor(() => expect(reload).toHaveBeenCalled());
    },
  );

  test('never follows from a refused business rule', async () => {
    signedInCookies();
    const { shop } = aTab(signedIn());
    serve({ 'GET user': () => refuse('您没有权限', 50_002, 401) });
    await expect(getAccount(shop.api)).rejects.toThrow();
    expect(times('refreshToken')).toBe(0);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('what is told over the page', () => {
  const failing = async (answer: Answer, lang: 'zh' | 'en' = 'zh') => {
    const { shop, toasts } = aTab({ lang });
    serve({ 'GET user': answer });
    await expect(getAccount(shop.api)).rejects.toThrow();
    return toasts.getState().toasts;
  };

  test.each<[string, Answer, string]>([
    ['the sentence of a fault', () => refuse('服务出了点问题', 0, 500, 'unexpected'), '服务出了点问题'],
    ['our own when there is none', () => new Response('', { status: 500 }), 'Something went wrong on our side'],
    ['an answer nobody can read', () => new Response('{"result":"error"}'), 'The server’s answer could not be read'],
    ['that too many ask', () => refuse('当前人数较多', -1, 401, 'unavailable'), '当前人数较多'],
  ])('%s, for five seconds', async (_what, answer, text) => {
    expect(await failing(answer, 'en')).toMatchObject([{ kind: 'error', text, duration: 5000 }]);
  });

  test.each<[string, Answer]>([
    ['a refused rule', () => refuse('库存不够', 50_004)],
    ['a missing record', () => refuse('内容不存在', 50_000, 404, 'not-found')],
    ['too many requests', () => refuse('请求过于频繁', 0, 429, 'rate-limited')],
  ])('not %s: whoever asked shows it where it belongs', async (_what, answer) => {
    expect(await failing(answer)).toEqual([]);
  });

  test('not what its caller shows by itself', async () => {
    const { shop, toasts } = aTab();
    serve({ 'GET user': () => refuse('down', 0, 500, 'unexpected') });
    await expect(getAccount(shop.api, { silent: true })).rejects.toThrow();
    expect(toasts.getState().toasts).toEqual([]);
  });
});

describe('the login check', () => {
  test('keeps the way back, warns, leads to sign-in', () => {
    vi.stubGlobal('location', { ...location, pathname: '/en/product/detail/7', search: '?a=1' });
    const { shop, toasts, visited } = aTab({ lang: 'en' });
    expect(shop.requireSignIn()).toBe(false);
    expect(stored('jishi_route')).toEqual({ path: '/product/detail/7', query: { a: '1' } });
    expect(visited).toEqual(['/pass/login']);
    expect(toasts.getState().toasts).toMatchObject([{ kind: 'warning', text: 'Please log in first' }]);
  });

  test('lets a customer go on', () => {
    const { shop, visited } = aTab(signedIn());
    expect(shop.requireSignIn()).toBe(true);
    expect(visited).toEqual([]);
  });
});

describe('the visitor’s cart', () => {
  test('is kept in this browser', () => {
    const { shop } = aTab();
    shop.cart.getState().setLines([guestLine]);
    expect(stored(storageKeys.guestCart)).toHaveLength(1);
    expect(localStorage.getItem('jishi_CartList')).toBeNull();
  });

  test('stays as the server drew it when it holds the same, with newer prices', () => {
    localStorage.setItem(storageKeys.guestCart, JSON.stringify([guestLine]));
    const drawn = [{ ...guestLine, unitPrice: 12_900 }];
    const tab = aTab({ cart: drawn });
    showGuestCart(tab);
    expect(tab.shop.cart.getState().lines).toBe(drawn);
  });

  test.each([
    ['other goods', [{ ...guestLine, key: 'p9', productId: '9' }]],
    ['another number of pieces', [{ ...guestLine, quantity: 9 }]],
    ['nothing', []],
  ])('is what this browser keeps, where the server drew of an older cookie: %s', (_what, kept) => {
    localStorage.setItem(storageKeys.guestCart, JSON.stringify(kept));
    const tab = aTab({ cart: [guestLine] });
    showGuestCart(tab);
    expect(tab.shop.cart.getState()).toMatchObject({ lines: kept, isKnown: true });
  });

  test('is told to the server of its page at every page: an older cookie ends there', () => {
    const cookies = vi.spyOn(document, 'cookie', 'set');
    localStorage.setItem(storageKeys.guestCart, JSON.stringify([guestLine]));
    showGuestCart(aTab());
    expect(cookies.mock.calls.flat()).toEqual([
      expect.stringMatching(/^jishi_cart=1\.1001x2; Path=\/cart;/),
      expect.stringMatching(/^jishi_cart=1\.1001x2; Path=\/en\/cart;/),
    ]);
    cookies.mockRestore();
  });

  test('what cannot be read is no cart', () => {
    localStorage.setItem(storageKeys.guestCart, '{"broken');
    const tab = aTab();
    showGuestCart(tab);
    expect(tab.shop.cart.getState()).toMatchObject({ lines: [], isKnown: true });
  });
});

test('knows what the release has, and the time of the server', () => {
  const { shop } = aTab({ renderedAt: Date.now() + 60_000 });
  expect([shop.has('mf_catalog/home'), shop.has('mf_promotions/coupons')]).toEqual([true, false]);
  expect(shop.now() - Date.now()).toBeGreaterThan(59_000);
});
