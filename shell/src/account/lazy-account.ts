import { isApiError } from '@jishi/api';
import type { StoredTokens, TokenRefresher } from '@jishi/api/sign-in';
import type { Shop } from '@jishi/contracts';
import type { SessionActions } from './stores.ts';
import { readToken } from './tokens.ts';

/**
 * What signing in, signing out and renewing tokens take. None of it is needed to take over a page: it is fetched when
 * somebody signs in or has a token.
 */
export function lateAccount(shop: () => Shop, start: { isStale: boolean; expiresAt: number }) {
  const session = () => import('./browser-session.ts');
  const refresher = once(async () => (await import('./refresher.ts')).createRefresher(shop().api));
  let isStale = start.isStale;

  const endSession = async () => (await session()).endSession();
  const renewedBy = async (renew: (refresher: TokenRefresher) => Promise<boolean>): Promise<boolean> => {
    const isAlive = await renew(await refresher());
    if (!isAlive) await endSession();
    isStale = false;
    return isAlive;
  };
  const isStartToken = ({ expiresAt }: StoredTokens) => expiresAt === start.expiresAt;

  const actions: SessionActions = {
    signIn: async (tokens, remember) => (await session()).signIn(shop(), tokens, remember),
    signOut: async () => (await session()).signOut(shop()),
    leave: async (address) => (await session()).leaveTo(address),
  };

  return {
    actions,
    refresh: () => renewedBy((refresher) => refresher.refresh()),
    /** The token had expired when the page was drawn, and has not been renewed yet. */
    isStale: () => isStale,
    /** Renews the tokens when they are about to end. False when the session is over; throws when nobody answers. */
    async refreshIfDue(): Promise<boolean> {
      // The page was drawn with an ended token: it is old until somebody, perhaps another tab, has renewed it.
      if (isStale && !readToken()) return renewedBy((refresher) => refresher.refresh());
      if (isStale) return renewedBy((refresher) => refresher.refreshIfDue(isStartToken));
      return readToken() ? renewedBy((refresher) => refresher.refreshIfDue()) : true;
    },
    /** Ends the session when a failed call says so, after a refresh was tried. */
    hear(error: unknown): void {
      if (isApiError(error, 'unauthenticated') && shop().session.getState().isSignedIn) void endSession();
    },
    loadCustomer: async () => (await session()).loadCustomer(shop()),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
