import { recordView } from '@jishi/api/recently-viewed';
import { useApi, useSession } from '@jishi/contracts';
import { useEffect } from 'react';

/** Remembers for signed-in customers that they looked at a product; nobody is told when that fails. */
export function useRecordView(productId: string): void {
  const api = useApi();
  const isSignedIn = useSession((state) => state.isSignedIn);
  useEffect(() => {
    if (isSignedIn) recordView(api, productId).catch(() => undefined);
  }, [api, isSignedIn, productId]);
}
