import { type Lang, splitLocale } from '@jishi/i18n/locale';

const WITHIN_MS = 20_000;

/** The site map of a shop of millions has many files of products; the first has one of every kind. */
const FILES = 2;

/** Where the pages of a shop are. */
export type ShopAddresses = {
  /** Paths of a language in the site map, without its prefix. It is read once; one that is not there has no addresses. */
  listed(lang: Lang): Promise<readonly string[]>;
  /** Whether the live release has a page at a path, be it one that fails. */
  isThere(path: string): Promise<boolean>;
};

/** @param origin scheme and host of the shop */
export function shopAddresses(origin: string): ShopAddresses {
  let reading: Promise<{ lang: Lang; path: string }[]> | undefined;
  return {
    async listed(lang) {
      reading ??= readSiteMap(origin);
      return (await reading).filter((address) => address.lang === lang).map(({ path }) => path);
    },
    async isThere(path) {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(WITHIN_MS) }).catch(() => null);
      await response?.body?.cancel();
      return response?.status !== 404;
    },
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
