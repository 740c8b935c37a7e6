import { plainPath, type SiteMapSource } from '@jishi/contracts/navigation';
import { locales } from '@jishi/i18n/locale';
import type { Entry, Overview, SiteMapData } from './site-map-data.ts';
import type { Part, Place } from './site-map-xml.ts';
import type { ToldPage } from './told-pages.ts';

const langs = locales.map(({ code }) => code);
const pagesPath = '/sitemap-pages.xml';
const productsPath = (part: number): string => `/sitemap-products-${part}.xml`;

const newest = (entries: readonly Entry[]): string | null =>
  entries.reduce<string | null>((last, { updated_at: at }) => (last === null || at > last ? at : last), null);

/** `/product/list/:id?` and 7 → `/product/list/7`. */
const filled = (path: string, id: number): string => path.replace(/:\w+\??/, String(id));

/** What the pages of a release make of the records of the shop. */
export type SiteMapPlaces = {
  index(): Promise<Part[]>;
  /** Everything but products. */
  pages(): Promise<Place[]>;
  products(part: number): Promise<Place[]>;
};

/** Lists what the parts of the release tell search engines of. */
export function siteMapPlaces(told: readonly ToldPage[], data: SiteMapData): SiteMapPlaces {
  const pathsOf = (source: SiteMapSource): string[] =>
    told.filter(({ sources }) => sources.includes(source)).map(({ path }) => path);
  const toPlaces = (source: SiteMapSource, entries: readonly Entry[]): Place[] =>
    pathsOf(source).flatMap((path) =>
      entries.map((entry) => ({ path: filled(path, entry.id), langs: entry.langs, changedAt: entry.updated_at })),
    );
  const recordsOf = ({ categories, columns, articles }: Overview): Place[] => [
    ...toPlaces('categories', categories),
    ...toPlaces('columns', columns),
    ...toPlaces('articles', articles),
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
      const fixed = pathsOf('page').map((path): Place => ({ path: plainPath(path), langs, changedAt: null }));
      return [...fixed, ...recordsOf(await data.overview())];
    },
    async products(part) {
      return toPlaces('products', await data.products(part));
    },
  };
}
