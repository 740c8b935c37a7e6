import type { Declaration } from '@jishi/contracts/release';

/**
 * What versions say to search engines that were built before parts said it themselves (decision 110), by the id of the
 * page: as it was then. No newer version is looked up here.
 */
export const earlierSiteMap: NonNullable<Declaration['siteMap']> = {
  'mf_catalog/home': ['page'],
  'mf_catalog/category-list': ['page'],
  'mf_catalog/product-list': ['page', 'categories'],
  'mf_catalog/product-detail': ['products'],
  'mf_catalog/article-list': ['columns'],
  'mf_catalog/article-detail': ['articles'],
  'mf_user_centre/terms': ['page'],
  'mf_user_centre/privacy': ['page'],
};
