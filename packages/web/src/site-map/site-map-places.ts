import { paths } from '@jishi/contracts/paths';
import type { PageEntry } from '@jishi/contracts/release';
import { locales } from '@jishi/i18n/locale';
import type { Entry, Overview, SiteMapData } from './site-map-data.ts';
import type { Part, Place } from './site-map-xml.ts';

/** Pages without a record that are worth finding. */
const fixedPages = [
  'mf_catalog/home',
  'mf_catalog/category-list',
  'mf_catalog/product-list',
  'mf_promotions/flash-sales',
  'mf_promotions/coupons',
  'mf_user_centre/terms',
  'mf_user_centre/privacy',
];
const langs = locales.map(({ code }) => code);
const pagesPath = '/sitemap-pages.xml';
const productsPath = (part: number): string => `/sitemap-products-${part}.xml`;

const newest = (entries: readonly Entry[]): string | null =>
  entries.reduce<string | null>((last, { updated_at: at }) => (last === null || at > last ? at : last), null);

/** What the pages of a release make of the records of the shop. */
export type SiteMapPlaces = {
  index(): Promise<Part[]>;
  /** Everything but products. */
  pages(): Promise<Place[]>;
  products(part: number): Promise<Place[]>;
};

/** Lists only pages the release has. */
export function siteMapPlaces(pages: readonly PageEntry[], data: SiteMapData): SiteMapPlaces {
  const has = (id: string): boolean => pages.some((page) => page.id === id);
  const toPlaces = (page: string, entries: readonly Entry[], pathOf: (id: string) => string): Place[] =>
    has(page)
      ? entries.map((entry) => ({ path: pathOf(String(entry.id)), langs: entry.langs, changedAt: entry.updated_at }))
      : [];
  const recordsOf = ({ categories, columns, articles }: Overview): Place[] => [
    ...toPlaces('mf_catalog/product-list', categories, (categoryId) => paths.products({ categoryId })),
    ...toPlaces('mf_catalog/article-list', columns, paths.articles),
    ...toPlaces('mf_catalog/article-detail', articles, paths.article),
  ];
  return {
    async index() {
      const overview = await data.overview();
      const { categories, columns, articles } = overview;
      const products = has('mf_catalog/product-detail') ? overview.goods : [];
      return [
        { path: pagesPath, changedAt: newest([...categories, ...columns, ...articles]) },
        ...products.map(({ part, updated_at }) => ({ path: productsPath(part), changedAt: updated_at })),
      ];
    },
    async pages() {
      const fixed = pages
        .filter(({ id, guarded }) => fixedPages.includes(id) && !guarded)
        .map(({ path }): Place => ({ path: path.replace(/\/:\w+\?$/, '') || '/', langs, changedAt: null }));
      return [...fixed, ...recordsOf(await data.overview())];
    },
    async products(part) {
      return toPlaces('mf_catalog/product-detail', await data.products(part), paths.product);
    },
  };
}
