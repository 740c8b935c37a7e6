import type { CartEntry } from '@jishi/api/cart';
import { cookieNames, paths } from '@jishi/contracts';
import { cartCookieValue, fitsCartCookie } from '@jishi/contracts/cart-cookie';
import { localePath, locales } from '@jishi/i18n/locale';

const DAYS_KEPT = 30;

/** Tells the server what a visitor's cart holds, so that it can draw the page of the cart: no other address is told. */
export function keepCartCookie(lines: readonly CartEntry[]): void {
  const seconds = fitsCartCookie(lines.length) ? DAYS_KEPT * 86_400 : 0;
  const value = seconds && encodeURIComponent(cartCookieValue(lines));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const { code } of locales) {
    const path = localePath(code, paths.cart());
    // biome-ignore lint/suspicious/noDocumentCookie: kept in one step with the storage
    document.cookie = `${cookieNames.cart}=${value}; Path=${path}; SameSite=Lax; Max-Age=${seconds}${secure}`;
  }
}
