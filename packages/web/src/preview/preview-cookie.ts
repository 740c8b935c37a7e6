import { readCookie } from '@jishi/contracts/cookies';
import { stringifySetCookie } from 'cookie';

/** With the prefix no other host of the site can set it. */
const nameOf = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}jishi_preview`;

/** Cookies no page gets to see: under either name. */
export const previewCookieNames: readonly string[] = [true, false].map(nameOf);

/** The token of the link a browser was opened with; `null` without one. */
export const previewTokenOf = (cookie: string, isSecure: boolean): string | null =>
  readCookie(cookie, nameOf(isSecure)) || null;

/** The `Set-Cookie` line that keeps a token until its time is over, or forgets it. */
export function previewCookie(kept: { token: string; until: string } | null, isSecure: boolean): string {
  const rules = { name: nameOf(isSecure), path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return kept
    ? stringifySetCookie({ ...rules, value: kept.token, expires: new Date(kept.until) })
    : stringifySetCookie({ ...rules, value: '', maxAge: 0 });
}
