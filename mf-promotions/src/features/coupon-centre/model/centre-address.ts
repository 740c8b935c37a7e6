import type { CouponState } from '@jishi/api/coupons';
import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';

/** Tabs in their order; the first is shown without being named. */
export const couponStates = ['underway', 'upcoming', 'finished'] as const satisfies readonly CouponState[];

export type CentreAddress = { state: CouponState; page: number };

/** Reads an address; what is malformed counts as not there. */
export const readCentreAddress = (query: URLSearchParams): CentreAddress => ({
  state: couponStates.find((state) => state === query.get('state')) ?? 'underway',
  page: pageNumber(query.get('page')),
});

/** The path of an address, defaults left out. */
export const centrePath = ({ state, page }: CentreAddress): string =>
  withQuery(paths.coupons(), { state: state === 'underway' ? null : state, page: page === 1 ? null : page });
