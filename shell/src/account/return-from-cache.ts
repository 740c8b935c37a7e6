import { readStoredLines } from '@jishi/api/cart';
import type { Shop } from '@jishi/contracts';
import { linesKey } from './account-storage.ts';
import { leaveBy } from './leaving.ts';
import { readToken } from './tokens.ts';

/**
 * A page that comes back from the back/forward cache has heard nothing of other tabs and pages meanwhile: it takes over what
 * they have put into the cart, and is loaded anew when somebody has signed in or out, or another customer is here.
 *
 * @returns ends it
 */
export function followReturns(shop: Shop, reload = () => location.reload()): () => void {
  const leaving = new AbortController();
  let left = readToken();
  const leave = () => {
    left = readToken();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (readToken() !== left) return leaveBy(reload);
    takeOverCart(shop);
  };
  addEventListener('pagehide', leave, { signal: leaving.signal });
  addEventListener('pageshow', comeBack, { signal: leaving.signal });
  return () => leaving.abort();
}

/** What other pages have put into the cart, or taken out of it. */
export function takeOverCart({ cart, session }: Shop): void {
  const stored = localStorage.getItem(linesKey(session.getState().isSignedIn));
  const { lines, setLines } = cart.getState();
  if ((stored ?? '[]') !== JSON.stringify(lines)) setLines(readStoredLines(stored));
}
