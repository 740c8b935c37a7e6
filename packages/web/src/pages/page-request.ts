import { cookieNames, readCookie, type Theme } from '@jishi/contracts/cookies';
import type { RenderRequest } from '@jishi/contracts/renderer';
import { type Lang, resolveLocale } from '@jishi/i18n/locale';
import type { FastifyRequest } from 'fastify';
import { makeNonce } from './nonce.ts';

type PageFacts = { lang: Lang; theme: Theme; hasToken: boolean } | { redirect: string };

/** What a request for a page says of its reader, or where it belongs. */
export function readPageFacts(request: FastifyRequest): PageFacts {
  const cookie = request.headers.cookie ?? '';
  const locale = resolveLocale({
    path: request.url,
    cookie: readCookie(cookie, cookieNames.lang) ?? undefined,
    acceptLanguage: request.headers['accept-language'],
  });
  if ('redirect' in locale) return locale;
  // A refresh token alone is somebody whose access token has expired: the browser renews it, no page of theirs is shared.
  const hasToken = [cookieNames.token, cookieNames.refreshToken].some((name) => readCookie(cookie, name) !== null);
  return { lang: locale.lang, theme: toTheme(readCookie(cookie, cookieNames.theme)), hasToken };
}

const toTheme = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system');

type RequestOptions = {
  lang: Lang;
  theme: Theme;
  /** A page for this one reader: with cookies and address. Otherwise it is the same for every visitor. */
  isPersonal: boolean;
  publicOrigin: string | null;
  browserApiBase: string;
};

export function toRenderRequest(request: FastifyRequest, options: RequestOptions): RenderRequest {
  const { lang, theme, isPersonal, publicOrigin, browserApiBase } = options;
  return {
    origin: originOf(request, publicOrigin),
    url: request.url,
    lang,
    theme,
    cookie: isPersonal ? (request.headers.cookie ?? '') : '',
    noncePlaceholder: makeNonce(),
    requestId: request.id,
    remoteAddress: isPersonal ? request.ip : null,
    browserApiBase,
  };
}

/**
 * Scheme and host of the shop's addresses, as set or as asked for. A host comes from the reader: anything that is no host
 * name must not get into canonical addresses.
 */
export function originOf(request: FastifyRequest, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  const isHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(request.host);
  return `${request.protocol}://${isHost ? request.host : 'localhost'}`;
}
