import type { ApiClient } from '@jishi/api';
import { createTokenRefresher, refreshTokens, type TokenRefresher } from '@jishi/api/sign-in';
import { readTokens, writeTokens } from './stored-tokens.ts';

/** One tab at a time renews; without Web Locks (an old browser) the server's grace time covers an overlap. */
const acrossTabs = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('jishi-tokens', task) : task();

export const createRefresher = (api: ApiClient): TokenRefresher =>
  createTokenRefresher({
    read: readTokens,
    write: writeTokens,
    request: (refreshToken, rememberDays) => refreshTokens(api, refreshToken, { rememberDays }),
    lock: acrossTabs,
  });
