import { readStoredLines } from '@jishi/api/cart';
import { storageKeys, useShop } from '@jishi/contracts';
import { useEffect } from 'react';

/**
 * Shows what another tab of this browser does to the cart: both keep their lines under the same key. A visitor's lines
 * are kept nowhere else, so that what was missed is caught up on first: else the next change would overwrite it.
 */
export function useOtherTabs(): void {
  const { cart, session } = useShop();
  useEffect(() => {
    const isVisitor = () => !session.getState().isSignedIn;
    const catchUp = () => {
      const stored = isVisitor() ? localStorage.getItem(storageKeys.guestCart) : null;
      const { lines, setLines } = cart.getState();
      if (stored !== null && stored !== JSON.stringify(lines)) setLines(readStoredLines(stored));
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      const own = isVisitor() ? storageKeys.guestCart : storageKeys.cart;
      if (key === own) cart.getState().setLines(readStoredLines(newValue));
    };
    catchUp();
    addEventListener('storage', follow);
    addEventListener('pageshow', catchUp); // a page the back button brings has heard nothing meanwhile
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', catchUp);
    };
  }, [cart, session]);
}
