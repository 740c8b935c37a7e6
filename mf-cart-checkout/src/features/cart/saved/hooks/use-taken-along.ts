import { saveForLater } from '@jishi/api/cart';
import { cartInvalidations } from '@jishi/api/cart/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi } from '@jishi/contracts';
import { readLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readEntries, SAVED_KEY, withEntries } from '../model/stored-entries.ts';

/** What a visitor saved goes along with the account they sign in to; what could not be sent stays for the next time. */
export function useTakenAlong(isSignedIn: boolean): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const entries = isSignedIn ? readEntries(readLocalStorage(SAVED_KEY)) : [];
    if (entries.length === 0) return;
    // Taken at once: another tab would save them a second time.
    writeLocalStorage(SAVED_KEY, null);
    saveForLater(api, entries, { silent: true }).then(
      () => invalidate(queries, cartInvalidations.saveForLater),
      () => writeLocalStorage(SAVED_KEY, withEntries(readEntries(readLocalStorage(SAVED_KEY)), entries)),
    );
  }, [api, queries, isSignedIn]);
}
