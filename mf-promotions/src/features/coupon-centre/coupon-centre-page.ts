import { categoryTreeQuery } from '@jishi/api/categories/queries';
import { couponCentreQuery, ownedCouponCountQuery } from '@jishi/api/coupons/queries';
import { definePage } from '@jishi/contracts';
import { commonTextsOf } from '@jishi/i18n';
import { textsOf } from '../../messages/texts.ts';
import { CouponCentreScreen } from './coupon-centre-screen.tsx';
import { centrePath, readCentreAddress } from './model/centre-address.ts';

export default definePage({
  Component: CouponCentreScreen,
  async load({ query }, { api, queries, i18n, isSignedIn }) {
    const address = readCentreAddress(query);
    const { state, page } = address;
    void queries.prefetchQuery(couponCentreQuery(api, isSignedIn, state, page));
    if (isSignedIn) void queries.prefetchQuery(ownedCouponCountQuery(api));
    // Without the categories the coupons still show: names of what they are for are all that is missing.
    await queries.ensureQueryData(categoryTreeQuery(api)).catch(() => null);
    const text = textsOf(i18n);
    const title = text(`coupons.page_title-${state}`);
    return {
      title: page > 1 ? text('coupons.title_page', { title, page }) : title,
      description: text('coupons.description', { shop: commonTextsOf(i18n)('common.shop') }),
      canonical: centrePath(address),
    };
  },
});
