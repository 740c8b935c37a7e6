import { pointsRulesQuery } from '@jishi/api/points/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readLedgerAddress } from './model/ledger-address.ts';
import { PointsScreen } from './points-screen.tsx';
import { ownedQuery, pointsByDayQuery, pointsListQuery } from './queries/ledger-queries.ts';

export default definePage({
  Component: PointsScreen,
  load({ query }, { api, queries, i18n }) {
    const address = readLedgerAddress(query);
    void queries.prefetchQuery(pointsListQuery(api, address));
    void queries.prefetchQuery(pointsByDayQuery(api, address));
    void queries.prefetchQuery(pointsRulesQuery(api));
    void queries.prefetchQuery(ownedQuery(api));
    return { title: textsOf(i18n)('points.title'), noIndex: true };
  },
});
