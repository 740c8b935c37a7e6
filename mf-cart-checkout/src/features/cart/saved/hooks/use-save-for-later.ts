import type { CartLine } from '@jishi/api/cart';
import { cartInvalidations } from '@jishi/api/cart/queries';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { readLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { useQueryClient } from '@tanstack/react-query';
import { useChangeCart } from '../../../../hooks/use-change-cart.ts';
import { useTexts } from '../../../../messages/texts.ts';
import { removing, savingForLater } from '../../../../model/cart-change.ts';
import { readEntries, SAVED_KEY, withEntries } from '../model/stored-entries.ts';

/** Takes lines out of the cart and keeps them: with the account of a customer, in the browser of a visitor. */
export function useSaveForLater(): (lines: readonly CartLine[]) => Promise<void> {
  const { session, notify } = useShop();
  const text = useTexts();
  const change = useChangeCart();
  const queries = useQueryClient();
  return async (lines) => {
    const { isSignedIn } = session.getState();
    if (!isSignedIn) writeLocalStorage(SAVED_KEY, withEntries(readEntries(readLocalStorage(SAVED_KEY)), lines));
    if (!(await change(isSignedIn ? savingForLater(lines) : removing(lines)))) return;
    if (isSignedIn) void invalidate(queries, cartInvalidations.saveForLater);
    notify({ kind: 'success', text: text('cart.saved-for-later', { count: lines.length }) });
  };
}
