import { useBrowserValue } from '@jishi/contracts/browser-value';
import { useLang } from '@jishi/i18n';
import { localeCookie, localePath, localeStorageKey, locales, splitLocale } from '@jishi/i18n/locale';
import { Languages } from 'lucide-react';
import { useHref, useLocation } from 'react-router-dom';

/**
 * A link to the same page in each other language. A full load: the whole page, server data included, changes language.
 * Query and cart stay; keys of the query no page reads come to it once the page is taken over, as the server left them out.
 */
export function LanguageSwitch() {
  const current = useLang();
  const { pathname, search } = useLocation();
  const shown = useBrowserValue(
    () => search,
    () => globalThis.__shop?.search ?? search,
  );
  const here = splitLocale(useHref(pathname)).path + shown;
  return locales
    .filter(({ code }) => code !== current)
    .map(({ code, iso, name }) => {
      const remember = () => {
        // biome-ignore lint/suspicious/noDocumentCookie: one small value, read by the server on the next page
        document.cookie = localeCookie(code);
        localStorage.setItem(localeStorageKey(), code);
      };
      return (
        <a key={code} href={localePath(code, here)} hrefLang={iso} lang={iso} onClick={remember}>
          <Languages size={14} aria-hidden="true" />
          {name}
        </a>
      );
    });
}
