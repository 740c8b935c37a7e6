import { readStoredLines } from '@jishi/api/cart';
import { storageKeys, useShop } from '@jishi/contracts';
import { cartCookieValue } from '@jishi/contracts/cart-cookie';
import { useEffect } from 'react';
import { noteVisitorsLines } from '../model/kept-choice.ts';
import { withRemembered } from '../model/with-remembered.ts';

/**
 * Catches up on what another tab of this browser did to a visitor's cart while this page could not hear it: before it
 * was alive, and where the back button kept it. Their lines are kept nowhere else: the next change would overwrite them.
 * What happens meanwhile the shell follows, on every page. Lines the server has just drawn are newer than the same kept
 * ones, and are kept from then on.
 */
export function useCaughtUpCart(): void {
  const shop = useShop();
  const { cart, session } = shop;
  useEffect(() => {
    const catchUp = () => {
      const stored = session.getState().isSignedIn ? null : localStorage.getItem(storageKeys.guestCart);
      const { lines, setLines } = cart.getState();
      if (stored === null || stored === JSON.stringify(lines)) return;
      const kept = readStoredLines(stored);
      const isDrawn = lines === cart.getInitialState().lines && cartCookieValue(lines) === cartCookieValue(kept);
      setLines(isDrawn ? withRemembered(lines, kept) : kept);
    };
    catchUp();
    noteVisitorsLines(shop);
    addEventListener('pageshow', catchUp);
    return () => removeEventListener('pageshow', catchUp);
  }, [shop, cart, session]);
}
