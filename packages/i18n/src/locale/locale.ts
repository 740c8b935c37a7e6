/** The languages of the shop: `code` names texts and the URL prefix, `iso` goes into `<html lang>` and hreflang. */
export const locales = [
  { code: 'zh', iso: 'zh-CN', name: '简体中文' },
  { code: 'en', iso: 'en-US', name: 'English' },
] as const;

export type Locale = (typeof locales)[number];
export type Lang = Locale['code'];

/** Without prefix in the address; also the answer when nothing else decides. */
export const defaultLang: Lang = 'zh';

/** Cookie with the chosen language, read by the server. The prefix `jishi` is configuration. */
export const localeCookieName = (prefix = 'jishi'): string => `${prefix}_pc_site_lang`;

/** Local-storage key with the chosen language. */
export const localeStorageKey = (prefix = 'jishi'): string => `${prefix}_lang`;

const DAYS_KEPT = 365;

/** The value for `document.cookie` or `Set-Cookie` that remembers a chosen language: 365 days, path `/`, lax, not secure. */
export const localeCookie = (lang: Lang, prefix?: string): string =>
  `${localeCookieName(prefix)}=${lang}; Max-Age=${DAYS_KEPT * 86_400}; Path=/; SameSite=Lax`;

/** A language code from outside (cookie, storage, header), or `undefined` when it is none of ours. */
export function parseLang(value: unknown): Lang | undefined {
  return locales.find((locale) => locale.code === value)?.code;
}

export function localeOf(lang: Lang): Locale {
  return lang === 'en' ? locales[1] : locales[0];
}

/**
 * Takes the language off an address.
 *
 * @param path path with or without query and hash: `/en/cart?x=1` → `{ lang: 'en', path: '/cart?x=1' }`
 * @returns `path` always begins with exactly one slash, so it can never name another host
 */
export function splitLocale(path: string): { lang: Lang; path: string } {
  const clean = `/${path.replace(/^[/\\]+/, '')}`;
  const prefix = /^\/en(?=[/?#]|$)/.exec(clean);
  if (!prefix) return { lang: defaultLang, path: clean };
  return { lang: 'en', path: `/${clean.slice(prefix[0].length).replace(/^[/\\]+/, '')}` };
}

/**
 * The address of a page in a language. A prefix already there is replaced, so it also serves the language switch.
 *
 * @param path path inside the shop, with or without prefix, query and hash
 */
export function localePath(lang: Lang, path: string): string {
  const plain = splitLocale(path).path;
  if (lang === defaultLang) return plain;
  return /^\/(?=[?#]|$)/.test(plain) ? `/${lang}${plain.slice(1)}` : `/${lang}${plain}`;
}

/** Route names carry the language after three underscores: `cart___en`. */
export const routeName = (page: string, lang: Lang): string => `${page}___${lang}`;

/** One entry per language plus `x-default`, for `<link rel="alternate" hreflang>`. */
export function alternatePaths(path: string): { hreflang: string; path: string }[] {
  const perLocale = locales.map(({ code, iso }) => ({ hreflang: iso as string, path: localePath(code, path) }));
  return [...perLocale, { hreflang: 'x-default', path: localePath(defaultLang, path) }];
}
