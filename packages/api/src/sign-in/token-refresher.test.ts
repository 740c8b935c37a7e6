import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import type { SignInTokens, StoredTokens } from './model.ts';
import {
  createTokenRefresher,
  REFRESH_MARGIN_MS,
  type TokenRefresherOptions,
  toStoredTokens,
} from './token-refresher.ts';

const NOW = 1_000_000_000;
const tokens = (name: string): SignInTokens => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  tokenType: 'Bearer',
  expiresInSeconds: 7200,
  rememberDays: null,
});
const stored = (name: string, left: number, rememberDays: number | null = 7): StoredTokens => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  tokenType: 'Bearer',
  expiresAt: NOW + left,
  rememberDays,
});

/** The store of one browser, a server that answers `b`, and any number of tabs on them. */
function browser(first: StoredTokens | null, answer: () => Promise<SignInTokens> = async () => tokens('b')) {
  const store = { tokens: first };
  const request = vi.fn((_refreshToken: string, _rememberDays: number | null) => answer());
  const write = vi.fn((next: StoredTokens) => {
    store.tokens = next;
  });
  const tab = (more: Partial<TokenRefresherOptions> = {}) =>
    createTokenRefresher({ read: () => store.tokens, write, request, now: () => NOW, ...more });
  return { store, request, write, tab };
}

/** Runs tasks one after the other, as Web Locks do over all tabs of an origin. */
function sharedLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

it.each([
  ['a visitor', null, false],
  ['much time left', stored('a', REFRESH_MARGIN_MS + 1), false],
  ['exactly the margin left', stored('a', REFRESH_MARGIN_MS), false],
  ['less than the margin left', stored('a', REFRESH_MARGIN_MS - 1), true],
  ['the time has passed', stored('a', -1), true],
])('%s: due %s', async (_title, first, due) => {
  const { tab, request } = browser(first);
  const refresher = tab();
  expect(refresher.isDue()).toBe(due);
  expect(await refresher.refreshIfDue()).toBe(true);
  expect(request).toHaveBeenCalledTimes(due ? 1 : 0);
});

describe('one refresh', () => {
  it('for parallel calls of a tab', async () => {
    const { tab, request, write } = browser(stored('a', 0));
    const refresher = tab();
    const responses = await Promise.all([refresher.refresh(), refresher.refreshIfDue(), refresher.refresh()]);
    expect(responses).toEqual([true, true, true]);
    expect(request.mock.calls).toEqual([['refresh-a', 7]]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('for several tabs with a common lock', async () => {
    const { tab, request, store } = browser(stored('a', 0));
    const lock = sharedLock();
    const tabs = [tab({ lock }), tab({ lock }), tab({ lock })];
    expect(await Promise.all(tabs.map((one) => one.refresh()))).toEqual([true, true, true]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(store.tokens?.accessToken).toBe('access-b');
  });

  it('although a tab reads while another one writes', async () => {
    const { tab, request, store } = browser(stored('a', 0));
    const whole = stored('b', 7_200_000);
    // The new token is written already, its expiry not yet; by this tab's turn it is.
    store.tokens = { ...whole, expiresAt: NOW };
    const lock: TokenRefresherOptions['lock'] = (task) => {
      store.tokens = whole;
      return task();
    };
    expect(await tab({ lock }).refreshIfDue()).toBe(true);
    store.tokens = { ...whole, expiresAt: NOW };
    expect(await tab({ lock }).refreshIfDue(({ expiresAt }) => expiresAt === NOW)).toBe(true);
    expect(request).not.toHaveBeenCalled();
  });

  it('and another one later', async () => {
    const { tab, request } = browser(stored('a', 0));
    const refresher = tab();
    await refresher.refresh();
    await refresher.refresh();
    expect(request.mock.calls).toEqual([
      ['refresh-a', 7],
      ['refresh-b', 7],
    ]);
  });
});

it.each([
  ['kept', 7],
  ['not ticked', null],
])('"remember" stays as it was: %s', async (_title, rememberDays) => {
  const { tab, store } = browser(stored('a', 0, rememberDays));
  await tab().refresh();
  expect(store.tokens).toEqual({ ...stored('b', 7_200_000), rememberDays });
});

it('asks whoever knows better whether it is due', async () => {
  const { tab, request } = browser(stored('a', 7_200_000));
  expect(await tab().refreshIfDue(() => false)).toBe(true);
  expect(request).not.toHaveBeenCalled();
  expect(await tab().refreshIfDue(() => true)).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
});

describe('the end of a session', () => {
  it.each([
    ['nothing stored', null],
    ['no refresh token', { ...stored('a', 0), refreshToken: '' }],
  ])('%s', async (_title, first) => {
    const { tab, request } = browser(first);
    expect(await tab().refresh()).toBe(false);
    expect(request).not.toHaveBeenCalled();
  });

  it('when the server refuses', async () => {
    const refused = new ApiError({ code: 'unauthenticated', message: 'used', status: 500 });
    const { tab, write } = browser(stored('a', 0), () => Promise.reject(refused));
    expect(await tab().refresh()).toBe(false);
    expect(write).not.toHaveBeenCalled();
  });

  it('when another tab signed out meanwhile', async () => {
    const { tab, store, write } = browser(stored('a', 0), async () => {
      store.tokens = null;
      return tokens('b');
    });
    expect(await tab().refresh()).toBe(false);
    expect(write).not.toHaveBeenCalled();
  });
});

it('is not ended by a server that cannot be asked, and may be tried again', async () => {
  const offline = new ApiError({ code: 'network', message: 'offline' });
  const answer = vi.fn<() => Promise<SignInTokens>>().mockRejectedValueOnce(offline).mockResolvedValue(tokens('b'));
  const refresher = browser(stored('a', 0), answer).tab();
  await expect(refresher.refresh()).rejects.toBe(offline);
  expect(await refresher.refresh()).toBe(true);
});

it('stores the expiry as an instant, and days only with "remember"', () => {
  const signedIn = { ...tokens('a'), rememberDays: 7 };
  expect(toStoredTokens(signedIn, true, NOW)).toEqual(stored('a', 7_200_000, 7));
  expect(toStoredTokens(signedIn, false, NOW)).toEqual(stored('a', 7_200_000, null));
});
