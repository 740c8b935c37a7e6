import { afterEach, expect, it, vi } from 'vitest';
import { markEndedSession, takeEndedSession } from '../../account/ended-session.ts';
import { clearTokens, writeTokens } from '../../account/stored-tokens.ts';
import { hasNews } from './has-news.ts';

const kept = (at: string | null) =>
  at
    ? document.documentElement.setAttribute('data-kept-at', at)
    : document.documentElement.removeAttribute('data-kept-at');

afterEach(() => {
  clearTokens();
  localStorage.clear();
  takeEndedSession();
  kept(null);
  vi.restoreAllMocks();
});

it.each<[string, () => unknown]>([
  [
    'a customer, or a visitor whose tokens say that somebody has signed in',
    () => writeTokens({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresAt: 9e9, rememberDays: null }),
  ],
  ['a session that has ended', markEndedSession],
  ['a page that was kept', () => kept('1764000000000')],
  ['somebody whose visits may be counted', () => localStorage.setItem('jishi_consent', 'granted')],
  ['a browser without the network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('%s has', (_, begin) => {
  expect(hasNews()).toBe(false);
  begin();
  expect(hasNews()).toBe(true);
});
