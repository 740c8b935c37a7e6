import { cookieNames, readCookie } from '@jishi/contracts/cookies';
import { stringifySetCookie } from 'cookie';

/** Tokens of a signed-in browser. `refresh` is missing where another client kept none. */
export type SessionTokens = { access: string; refresh: string | null };

const SECONDS_PER_DAY = 86_400;
/** Browsers keep no cookie for longer. */
const MAX_DAYS = 400;

/** With the prefix no other host of the site can set them, and none of them reaches the server from there. */
const namesOf = (isSecure: boolean) => {
  const prefix = isSecure ? '__Host-' : '';
  return { access: `${prefix}jishi_access`, refresh: `${prefix}jishi_refresh` };
};

/** Cookies no page and no api gets to see: under either name. */
export const tokenCookieNames: readonly string[] = [true, false].flatMap((isSecure) =>
  Object.values(namesOf(isSecure)),
);

/** Tokens that are kept out of the reach of scripts, of a `Cookie` header. */
export function readTokens(cookie: string, isSecure: boolean): SessionTokens | null {
  const names = namesOf(isSecure);
  const access = readCookie(cookie, names.access);
  return access === null ? null : { access, refresh: readCookie(cookie, names.refresh) };
}

/** `Set-Cookie` lines that keep tokens, for so many days or until the browser is closed (`null`). */
export function storeTokens(tokens: SessionTokens, isSecure: boolean, days: number | null): string[] {
  const names = namesOf(isSecure);
  const life = days === null ? {} : { maxAge: Math.min(days, MAX_DAYS) * SECONDS_PER_DAY };
  const both = [[names.access, tokens.access] as const, [names.refresh, tokens.refresh] as const];
  return both.map(([name, value]) => hidden(name, value, isSecure, value === null ? { maxAge: 0 } : life));
}

/** `Set-Cookie` lines that forget them. */
export const forgetTokens = (isSecure: boolean): string[] =>
  Object.values(namesOf(isSecure)).map((name) => hidden(name, null, isSecure, { maxAge: 0 }));

function hidden(name: string, value: string | null, isSecure: boolean, life: { maxAge?: number }): string {
  const rules = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return stringifySetCookie({ name, value: value ?? '', ...rules, ...life });
}

/** `Set-Cookie` lines of what scripts may read: values, or `null` to forget. */
export function showMarkers(values: Readonly<Record<string, string | null>>, isSecure: boolean): string[] {
  return Object.entries(values).map(([name, value]) =>
    stringifySetCookie({
      name,
      value: value ?? '',
      path: '/',
      secure: isSecure,
      sameSite: 'lax',
      ...(value === null ? { maxAge: 0 } : {}),
    }),
  );
}

export const readableNames = [
  cookieNames.token,
  cookieNames.refreshToken,
  cookieNames.expiresIn,
  cookieNames.tokenType,
] as const;
