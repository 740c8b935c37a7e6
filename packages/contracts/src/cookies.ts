/**
 * Names of cookies and storage keys, literally as clients of the shop know them; the prefix is configuration of a build.
 * Tokens are readable cookies: the browser's client puts them into its own header.
 */
export const cookieNames = {
  token: 'jishi_token',
  expiresIn: 'jishi_expires_in',
  refreshToken: 'jishi_refresh_token',
  tokenType: 'jishi_token_type',
  lang: 'jishi_pc_site_lang',
  theme: 'jishi_theme',
  cart: 'jishi_cart',
} as const;

export const storageKeys = {
  lang: 'jishi_lang',
  customer: 'jishi_UserInfo',
  cart: 'jishi_CartList',
  order: 'jishi_OrderList',
  returnTo: 'jishi_route',
  guestCart: 'jishi_GuestCart',
} as const;

/** Keys of other clients of the shop that are only cleared, at logout. */
export const foreignStorageKeys = ['jishi_ApplyToken', 'jishi_SessionKey', 'jishi_Openid'] as const;

/** `light`, `dark`, or the system's choice when nothing is stored. */
export type Theme = 'light' | 'dark' | 'system';

/** Reads one value of a `Cookie` header or of `document.cookie`; `null` when it is missing or empty. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(/;\s*/)) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut) === name) return decode(pair.slice(cut + 1)) || null;
  }
  return null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a cookie somebody else wrote: show it as it is
  }
}
