import { categoryTreeQuery } from '@jishi/api/categories/queries';
import { ownedCouponsQuery } from '@jishi/api/coupons/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readOwnAddress, stateOf } from './model/own-address.ts';
import { OwnCouponsScreen } from './own-coupons-screen.tsx';

export default definePage({
  Component: OwnCouponsScreen,
  async load({ query }, { api, queries, i18n }) {
    const { tab, page } = readOwnAddress(query);
    void queries.prefetchQuery(ownedCouponsQuery(api, stateOf(tab), page));
    await queries.ensureQueryData(categoryTreeQuery(api)).catch(() => null);
    return { title: textsOf(i18n)('own-coupons.title'), noIndex: true };
  },
});
