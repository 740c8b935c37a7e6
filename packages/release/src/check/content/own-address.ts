import { splitLocale } from '@jishi/i18n/locale';

/**
 * Where in the shop a link leads that somebody wrote: path, query and hash, without the language; `null` when it leads to
 * another site, nowhere, or to a place on its own page.
 *
 * @param page full address of the page it stands on: links without a slash at the beginning are read from there
 * @param origins everything the shop is reached at
 */
export function ownAddress(written: string, page: string, origins: readonly string[]): string | null {
  const text = written.trim();
  if (text === '' || text.startsWith('#')) return null;
  const url = URL.parse(text, page);
  if (!url || !origins.includes(url.origin)) return null;
  return splitLocale(url.pathname + url.search + url.hash).path;
}
