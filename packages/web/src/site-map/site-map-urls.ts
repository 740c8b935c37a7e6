import { plainPath, type SiteMapSource } from '@jishi/contracts/navigation';
import { fillRoute } from '@jishi/contracts/route-patterns';
import { locales } from '@jishi/i18n/locale';
import type { IndexedPage } from '../indexed-pages/indexed-pages.ts';
import type { Entry, Overview, SiteMapData } from './site-map-data.ts';
import type { Part, SiteMapUrl } from './site-map-xml.ts';

const langs = locales.map(({ code }) => code);
const pagesPath = '/sitemap-pages.xml';
const productsPath = (part: number): string => `/sitemap-products-${part}.xml`;

const newest = (entries: readonly Entry[]): string | null =>
  entries.reduce<string | null>((last, { updated_at: at }) => (last === null || at > last ? at : last), null);

/** What the pages of a release make of the records of the shop. */
export type SiteMapUrls = {
  index(): Promise<Part[]>;
  /** Everything but products. */
  pages(): Promise<SiteMapUrl[]>;
  products(part: number): Promise<SiteMapUrl[]>;
};

/** Lists what the parts of the release tell search engines of. */
export function siteMapUrls(pages: readonly IndexedPage[], data: SiteMapData): SiteMapUrls {
  const pathsOf = (source: SiteMapSource): string[] =>
    pages.filter(({ sources }) => sources.includes(source)).map(({ path }) => path);
  const toUrls = (source: SiteMapSource, entries: readonly Entry[]): SiteMapUrl[] =>
    pathsOf(source).flatMap((path) =>
      entries.map((entry) => ({ path: fillRoute(path, entry.id), langs: entry.langs, changedAt: entry.updated_at })),
    );
  const recordsOf = ({ categories, columns, articles }: Overview): SiteMapUrl[] => [
    ...toUrls('categories', categories),
    ...toUrls('columns', columns),
    ...toUrls('articles', articles),
  ];
  return {
    async index() {
      const overview = await data.overview();
      const { categories, columns, articles } = overview;
      const products = pathsOf('products').length > 0 ? overview.goods : [];
      return [
        { path: pagesPath, changedAt: newest([...categories, ...columns, ...articles]) },
        ...products.map(({ part, updated_at }) => ({ path: productsPath(part), changedAt: updated_at })),
      ];
    },
    async pages() {
      const fixed = pathsOf('page').map((path): SiteMapUrl => ({ path: plainPath(path), langs, changedAt: null }));
      return [...fixed, ...recordsOf(await data.overview())];
    },
    async products(part) {
      return toUrls('products', await data.products(part));
    },
  };
}
