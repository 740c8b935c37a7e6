import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { orderCountsQuery } from '../../queries/order-queries.ts';
import { featuresQuery } from '../../queries/shop-queries.ts';
import { accountQuery, recentlyViewedQuery } from './portal-queries.ts';
import { PortalScreen } from './portal-screen.tsx';

export default definePage({
  Component: PortalScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(accountQuery(api));
    void queries.prefetchQuery(orderCountsQuery(api));
    void queries.prefetchQuery(featuresQuery(api));
    void queries.prefetchQuery(recentlyViewedQuery(api));
    return { title: textsOf(i18n)('portal.title'), noIndex: true };
  },
});
