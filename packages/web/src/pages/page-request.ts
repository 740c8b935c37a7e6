import { cookieNames, readCookie, type Theme } from '@jishi/contracts/cookies';
import type { RenderRequest } from '@jishi/contracts/renderer';
import { type Lang, splitLocale } from '@jishi/i18n/locale';
import { resolveLocale } from '@jishi/i18n/resolve-locale';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/origin.ts';
import { type PageSession, readPageSession } from '../session/page-session.ts';
import { isSecure } from '../session/request-source.ts';
import { makeNonce } from './nonce.ts';

type PageFacts = { lang: Lang; theme: Theme; session: PageSession } | { redirect: string };

/** What a request for a page says of its reader, or where it belongs. */
export function readPageFacts(request: FastifyRequest, publicOrigin: string | null): PageFacts {
  const cookie = request.headers.cookie ?? '';
  const locale = resolveLocale({
    path: request.url,
    cookie: readCookie(cookie, cookieNames.lang) ?? undefined,
    acceptLanguage: request.headers['accept-language'],
  });
  if ('redirect' in locale) return locale;
  const session = readPageSession(cookie, isSecure(request, publicOrigin));
  return { lang: locale.lang, theme: toTheme(readCookie(cookie, cookieNames.theme)), session };
}

/** Language and theme of whoever asks for an address that has no language of its own. */
export function readReader({ headers }: Pick<FastifyRequest, 'headers'>): { lang: Lang; theme: Theme } {
  const cookie = headers.cookie ?? '';
  const chosen = readCookie(cookie, cookieNames.lang) ?? undefined;
  const locale = resolveLocale({ path: '/', cookie: chosen, acceptLanguage: headers['accept-language'] });
  const lang = 'redirect' in locale ? splitLocale(locale.redirect).lang : locale.lang;
  return { lang, theme: toTheme(readCookie(cookie, cookieNames.theme)) };
}

const toTheme = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system');

type RequestOptions = {
  lang: Lang;
  theme: Theme;
  /** A page for one reader has their cookies and address. Otherwise it is the same for every visitor. */
  session: PageSession;
  publicOrigin: string | null;
  browserApiBase: string;
};

export function toRenderRequest(request: FastifyRequest, options: RequestOptions): RenderRequest {
  const { lang, theme, session, publicOrigin, browserApiBase } = options;
  return {
    origin: originOf(request, publicOrigin),
    url: request.url,
    lang,
    theme,
    cookie: session.isPersonal ? session.cookie : '',
    noncePlaceholder: makeNonce(),
    requestId: request.id,
    remoteAddress: session.isPersonal ? request.ip : null,
    browserApiBase,
  };
}
