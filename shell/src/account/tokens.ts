import { cookieNames, readCookie } from '@jishi/contracts';

const cookie = (name: string): string | null => readCookie(document.cookie, name);

export const readToken = (): string | null => cookie(cookieNames.token);
/** When the stored token ends, in epoch milliseconds; 0 without one. */
export const readExpiry = (): number => Number(cookie(cookieNames.expiresIn) ?? 0);
export const readTokenType = (): string | null => cookie(cookieNames.tokenType);
