import type { ApiClient } from '@jishi/api';
import { type CartLine, getGuestLines } from '@jishi/api/cart';
import { readCartCookie } from '@jishi/contracts/cart-cookie';

/** A page waits no longer for a cart its browser can draw by itself. */
const PATIENCE_MS = 1000;

/** What the cookie of a visitor says is in their cart, as the shop sees it now; `null` without one. */
export async function readVisitorCart(api: ApiClient, cookie: string): Promise<CartLine[] | null> {
  const entries = readCartCookie(cookie);
  if (entries.length === 0) return null;
  return getGuestLines(api, entries, { signal: AbortSignal.timeout(PATIENCE_MS) });
}
