import { recordView } from '@jishi/api/recently-viewed';
import { useApi, useSession } from '@jishi/contracts';
import { useEffect } from 'react';
import { rememberViewed } from '../../../hooks/use-viewed.ts';

/** Remembers who looked at what: for customers at the shop, for visitors in their browser. Nobody is told when it fails. */
export function useRecordView(productId: string): void {
  const api = useApi();
  const isSignedIn = useSession((state) => state.isSignedIn);
  useEffect(() => {
    if (isSignedIn) recordView(api, productId).catch(() => undefined);
    else rememberViewed(productId);
  }, [api, isSignedIn, productId]);
}
