import type { OwnedCouponState } from '@jishi/api/coupons';
import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';

/** Tabs in the order of the contract; the second is shown without being named. */
export const ownTabs = ['all', 'unused', 'used', 'invalid'] as const satisfies readonly (OwnedCouponState | 'all')[];
export type OwnTab = (typeof ownTabs)[number];

export type OwnAddress = { tab: OwnTab; page: number };

/** Reads an address; what is malformed counts as not there. */
export const readOwnAddress = (query: URLSearchParams): OwnAddress => ({
  tab: ownTabs.find((tab) => tab === query.get('state')) ?? 'unused',
  page: pageNumber(query.get('page')),
});

/** The path of an address, defaults left out. */
export const ownPath = ({ tab, page }: OwnAddress): string =>
  withQuery(paths.ownCoupons(), { state: tab === 'unused' ? null : tab, page: page === 1 ? null : page });

/** What to ask the server for a tab; `null`: whatever became of them. */
export const stateOf = (tab: OwnTab): OwnedCouponState | null => (tab === 'all' ? null : tab);
