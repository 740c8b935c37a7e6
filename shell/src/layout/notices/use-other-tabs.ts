import { storageKeys, useShop } from '@jishi/contracts';
import { useEffect } from 'react';
import { leaveBy } from '../../account/leaving.ts';
import { readToken } from '../../account/tokens.ts';

/**
 * Follows what other tabs of this browser do to the session: they share its cookies. A page of somebody who is signed out,
 * or in, by now is loaded anew; looked at when another tab says so, when somebody comes back to this one, and at the start: this is loaded late, and
 * nothing that another tab said before is heard.
 */
export function useOtherTabs(): void {
  const { session } = useShop();
  useEffect(() => {
    const compare = () => {
      if (!document.hidden && (readToken() !== null) !== session.getState().isSignedIn)
        leaveBy(() => location.reload());
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === storageKeys.customer || key === null) compare();
    };
    compare();
    addEventListener('storage', hear);
    addEventListener('pageshow', compare);
    document.addEventListener('visibilitychange', compare);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pageshow', compare);
      document.removeEventListener('visibilitychange', compare);
    };
  }, [session]);
}
