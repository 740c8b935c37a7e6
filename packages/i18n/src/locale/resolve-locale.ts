import { preferredLang } from './accept-language.ts';
import { defaultLang, type Lang, localePath, parseLang, splitLocale } from './locale.ts';

export type LocaleRequest = {
  /** Path with query as requested. */
  path: string;
  /** Value of the locale cookie (or of the storage key in a browser), if any. */
  cookie?: string | undefined;
  /** `Accept-Language` header, or `navigator.languages.join()`. */
  acceptLanguage?: string | undefined;
};

/**
 * Decides the language of a request.
 *
 * A prefixed address speaks for itself. An address without prefix is redirected (query kept) when another language
 * than the default was chosen before; the browser's own languages count on `/` only, and only without a choice.
 */
export function resolveLocale(request: LocaleRequest): { lang: Lang } | { redirect: string } {
  const { lang, path } = splitLocale(request.path);
  if (lang !== defaultLang) return { lang };
  const isRoot = /^\/(?=[?#]|$)/.test(path);
  const wanted = parseLang(request.cookie) ?? (isRoot ? preferredLang(request.acceptLanguage) : undefined);
  if (wanted === undefined || wanted === defaultLang) return { lang: defaultLang };
  return { redirect: localePath(wanted, path) };
}
