import { accountQuery } from '@jishi/api/account/queries';
import { usableCouponsQuery } from '@jishi/api/coupons/queries';
import { unreadNoticesQuery } from '@jishi/api/notices/queries';
import { orderCountsQuery } from '@jishi/api/orders/queries';
import { openRefundsQuery } from '@jishi/api/refunds/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { PortalScreen } from './portal-screen.tsx';
import { fallenQuery, viewedQuery } from './queries/portal-queries.ts';

export default definePage({
  Component: PortalScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(accountQuery(api));
    void queries.prefetchQuery(orderCountsQuery(api));
    void queries.prefetchQuery(openRefundsQuery(api));
    void queries.prefetchQuery(featuresQuery(api));
    void queries.prefetchQuery(viewedQuery(api));
    void queries.prefetchQuery(fallenQuery(api));
    void queries.prefetchQuery(unreadNoticesQuery(api));
    void queries.prefetchQuery(usableCouponsQuery(api));
    return { title: textsOf(i18n)('portal.title'), noIndex: true };
  },
});
