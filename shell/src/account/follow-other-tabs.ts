import { readStoredLines } from '@jishi/api/cart';
import type { Shop } from '@jishi/contracts';
import { linesKey } from './account-storage.ts';

/** Shows what another tab of this browser does to the cart, on every page: both keep their lines under the same key. */
export function followOtherTabs({ cart, session }: Shop): void {
  addEventListener('storage', ({ key, newValue }) => {
    const { lines, setLines } = cart.getState();
    if (key === linesKey(session.getState().isSignedIn) && newValue !== JSON.stringify(lines))
      setLines(readStoredLines(newValue));
  });
}
