import { readStoredLines } from '@jishi/api/cart';
import { type Shop, storageKeys } from '@jishi/contracts';

/** Shows what another tab of this browser does to the cart, on every page: both keep their lines under the same key. */
export function followOtherTabs({ cart, session }: Shop): void {
  addEventListener('storage', ({ key, newValue }) => {
    const own = session.getState().isSignedIn ? storageKeys.cart : storageKeys.guestCart;
    const { lines, setLines } = cart.getState();
    if (key === own && newValue !== JSON.stringify(lines)) setLines(readStoredLines(newValue));
  });
}
