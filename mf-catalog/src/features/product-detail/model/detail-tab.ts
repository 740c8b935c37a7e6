import type { Features } from '@jishi/api/shop';
import { offerPath } from './offer-address.ts';

const detailTabs = ['details', 'reviews', 'questions'] as const;
export type DetailTab = (typeof detailTabs)[number];

/** Ids of the tabs and their panels; one such block stands on a page. */
export const TABS_ID = 'product';

/** The tabs of a shop: it may have no reviews or no questions. */
export const tabsOf = (features: Features): DetailTab[] =>
  detailTabs.filter((tab) => tab === 'details' || features[tab]);

/** The tab an address opens, among those there are. */
export const tabOf = (query: URLSearchParams, tabs: readonly DetailTab[]): DetailTab =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'details';

/** The page of a product with a tab open; which offer and variant it shows stays as it is. */
export const tabPath = (productId: string, tab: DetailTab, query: URLSearchParams): string =>
  offerPath(productId, query, { tab: tab === 'details' ? null : tab });
