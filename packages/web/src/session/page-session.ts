import { cookieNames, readCookie } from '@jishi/contracts/cookies';
import { parseCookie, stringifyCookie } from 'cookie';
import { previewCookieNames } from '../preview/preview-cookie.ts';
import { rolloutCookieNames } from '../rollout/visitor-id.ts';
import { isMarker, markerOf } from './marker.ts';
import { readableNames, readTokens, showMarkers, storeTokens, tokenCookieNames } from './session-cookies.ts';

export type PageSession = {
  /** Somebody's own page: it is shared with nobody. */
  isPersonal: boolean;
  /** As the release may see them: with the access token under the name it reads, without the refresh token. */
  cookie: string;
  /** Lines to set with the page. */
  setCookie: string[];
};

/**
 * Whose page a request asks for. The marker says that somebody is signed in, the cookie no script can read says who. Tokens that
 * stand where scripts can read them, of a sign-in before there were markers or of another client, are put away with the page.
 */
export function readPageSession(header: string, isSecure: boolean): PageSession {
  const named = readCookie(header, cookieNames.token);
  const refresh = readCookie(header, cookieNames.refreshToken);
  const tokens = readTokens(header, isSecure);
  const others = Object.fromEntries(Object.entries(parseCookie(header)).filter(([name]) => !isHidden(name)));
  const seen = (access: string | null) =>
    stringifyCookie({ ...others, ...(access === null ? {} : { [cookieNames.token]: access }) });

  // A refresh token alone is somebody whose access token has expired: the browser renews it, no page of theirs is shared.
  if (named === null) return { isPersonal: refresh !== null, cookie: seen(null), setCookie: [] };
  if (!isMarker(named)) {
    const markers = {
      [cookieNames.token]: markerOf(named),
      [cookieNames.refreshToken]: refresh && markerOf(refresh),
    };
    const setCookie = [...storeTokens({ access: named, refresh }, isSecure, null), ...showMarkers(markers, isSecure)];
    return { isPersonal: true, cookie: seen(named), setCookie };
  }
  if (tokens) return { isPersonal: true, cookie: seen(tokens.access), setCookie: [] };
  const nothing = Object.fromEntries(readableNames.map((name) => [name, null]));
  return { isPersonal: true, cookie: withoutMarkers(seen(null)), setCookie: showMarkers(nothing, isSecure) };
}

const hidden: readonly string[] = [
  ...tokenCookieNames,
  ...rolloutCookieNames,
  ...previewCookieNames,
  cookieNames.token,
  cookieNames.refreshToken,
];
const isHidden = (name: string): boolean => hidden.includes(name);

/** A sign-in whose tokens are gone is none: nothing of it is left for the page to show. */
function withoutMarkers(header: string): string {
  const left = Object.entries(parseCookie(header)).filter(
    ([name]) => !(readableNames as readonly string[]).includes(name),
  );
  return stringifyCookie(Object.fromEntries(left));
}
