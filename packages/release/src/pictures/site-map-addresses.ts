import { type Lang, splitLocale } from '@jishi/i18n/locale';

const WITHIN_MS = 20_000;

/** The site map of a shop of millions has many files of products; the first has one of every kind. */
const FILES = 2;

/**
 * What a shop tells search engines of: paths of a language, without its prefix. It is asked once, by the first question; a site map that is not there has no addresses.
 *
 * @param origin scheme and host of the shop
 */
export function siteMapAddresses(origin: string): (lang: Lang) => Promise<readonly string[]> {
  let reading: Promise<{ lang: Lang; path: string }[]> | undefined;
  return async (lang) => {
    reading ??= readSiteMap(origin);
    return (await reading).filter((address) => address.lang === lang).map(({ path }) => path);
  };
}

async function readSiteMap(origin: string): Promise<{ lang: Lang; path: string }[]> {
  const files = (await placesIn(origin, '/sitemap.xml')).slice(0, FILES);
  const places = await Promise.all(files.map((path) => placesIn(origin, path)));
  return places.flat().map(splitLocale);
}

/** Paths a file names. The shop may call itself otherwise than it is asked here. */
async function placesIn(origin: string, file: string): Promise<string[]> {
  try {
    const response = await fetch(origin + file, { signal: AbortSignal.timeout(WITHIN_MS) });
    const text = response.ok ? await response.text() : '';
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
      const url = URL.parse(address.replaceAll('&amp;', '&'));
      return url ? [url.pathname + url.search] : [];
    });
  } catch {
    return [];
  }
}
