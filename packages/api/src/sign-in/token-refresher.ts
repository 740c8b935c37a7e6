import { isApiError } from '../client/api-error.ts';
import type { SignInTokens, StoredTokens } from './model.ts';

/** Tokens are renewed when less than this is left. */
export const REFRESH_MARGIN_MS = 300_000;

export type TokenRefresherOptions = {
  /** Tokens as they are stored now, by whichever tab; `null` for a visitor. */
  read: () => StoredTokens | null;
  write: (tokens: StoredTokens) => void;
  /** Asks the server; throws `unauthenticated` when it refuses (`refreshTokens`). */
  request: (refreshToken: string, rememberDays: number | null) => Promise<SignInTokens>;
  /** Runs one task at a time over all tabs, for example by `navigator.locks.request`. Without it, tabs may overlap. */
  lock?: (<T>(task: () => Promise<T>) => Promise<T>) | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  marginMs?: number | undefined;
};

export type TokenRefresher = {
  /** Tokens are stored and end within the margin, or have ended. */
  isDue: () => boolean;
  /**
   * Renews when it is due, or when `isDue` says so of the tokens stored; asked again once it is this tab's turn, for
   * another tab may have renewed them meanwhile. `false` only when the session is over.
   */
  refreshIfDue: (isDue?: (tokens: StoredTokens) => boolean) => Promise<boolean>;
  /**
   * Renews now, for calls that were refused: pass it as `refresh` of `createApi`. `true`: there is a new token,
   * made here or by another tab; `false`: the session is over. Throws when the server could not be asked.
   */
  refresh: () => Promise<boolean>;
};

/** Tokens to store after a sign-in. Without "remember" they end with the browser. */
export function toStoredTokens(tokens: SignInTokens, remember: boolean, now: number = Date.now()): StoredTokens {
  return {
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    tokenType: tokens.tokenType,
    expiresAt: now + tokens.expiresInSeconds * 1000,
    rememberDays: remember ? tokens.rememberDays : null,
  };
}

/**
 * Renews tokens once for however many ask: calls of one tab share one request, tabs take turns by `lock` and the later
 * one finds the new tokens stored. "Remember" is kept, although the answer of a refresh does not name it.
 */
export function createTokenRefresher(options: TokenRefresherOptions): TokenRefresher {
  const { read, write, request, lock = (task) => task(), now = Date.now, marginMs = REFRESH_MARGIN_MS } = options;
  let running: Promise<boolean> | null = null;

  const endsSoon = (tokens: StoredTokens): boolean => tokens.expiresAt - now() < marginMs;

  function isDue(): boolean {
    const tokens = read();
    return tokens !== null && endsSoon(tokens);
  }

  function refresh(): Promise<boolean> {
    const seen = read()?.accessToken;
    return renewOnce(({ accessToken }) => accessToken === seen);
  }

  async function refreshIfDue(isDue = endsSoon): Promise<boolean> {
    const tokens = read();
    return tokens !== null && isDue(tokens) ? renewOnce(isDue) : true;
  }

  function renewOnce(isOld: (tokens: StoredTokens) => boolean): Promise<boolean> {
    running ??= renew(isOld).finally(() => {
      running = null;
    });
    return running;
  }

  // What was read before it was this tab's turn may be half of what another tab wrote: an old expiry beside a new token.
  const renew = (isOld: (tokens: StoredTokens) => boolean) =>
    lock(async () => {
      const stored = read();
      if (!stored?.refreshToken) return false;
      if (!isOld(stored)) return true;
      try {
        const tokens = await request(stored.refreshToken, stored.rememberDays);
        // Signed out in another tab meanwhile: do not bring the session back.
        if (!read()) return false;
        write({ ...toStoredTokens(tokens, false, now()), rememberDays: stored.rememberDays });
        return true;
      } catch (error) {
        if (isApiError(error, 'unauthenticated')) return false;
        throw error;
      }
    });

  return { isDue, refresh, refreshIfDue };
}
