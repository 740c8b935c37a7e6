import type { StoredTokens } from '@jishi/api/sign-in';
import { cookieNames, readCookie } from '@jishi/contracts';
import { readExpiry, readToken, readTokenType } from './tokens.ts';

/** Whether the customer asked to be remembered, in days: cookies do not tell how long they live. */
const REMEMBER_KEY = 'jishi_remember_days';
const tokenCookies = [
  cookieNames.token,
  cookieNames.expiresIn,
  cookieNames.refreshToken,
  cookieNames.tokenType,
] as const;

function setCookie(name: string, value: string, days: number | null): void {
  const life = days === null ? '' : `; Max-Age=${days * 86_400}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: written and read in one step; the Cookie Store API is not everywhere
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}${secure}`;
}

export function readTokens(): StoredTokens | null {
  const accessToken = readToken();
  if (!accessToken) return null;
  const days = Number(localStorage.getItem(REMEMBER_KEY));
  return {
    accessToken,
    refreshToken: readCookie(document.cookie, cookieNames.refreshToken) ?? '',
    tokenType: readTokenType() ?? 'Bearer',
    expiresAt: readExpiry(),
    rememberDays: days > 0 ? days : null,
  };
}

export function writeTokens(tokens: StoredTokens): void {
  const days = tokens.rememberDays;
  if (days === null) localStorage.removeItem(REMEMBER_KEY);
  else localStorage.setItem(REMEMBER_KEY, String(days));
  setCookie(cookieNames.token, tokens.accessToken, days);
  setCookie(cookieNames.expiresIn, String(tokens.expiresAt), days);
  setCookie(cookieNames.refreshToken, tokens.refreshToken, days);
  setCookie(cookieNames.tokenType, tokens.tokenType, days);
}

export function clearTokens(): void {
  localStorage.removeItem(REMEMBER_KEY);
  for (const name of tokenCookies) setCookie(name, '', 0);
}
