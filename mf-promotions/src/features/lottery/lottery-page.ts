import { accountQuery } from '@jishi/api/account/queries';
import { fairDrawQuery, lotteryQuery, ownDrawsQuery, winnersQuery } from '@jishi/api/lotteries/queries';
import { definePage, notFound, paths, redirectTo } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { createElement } from 'react';
import { textsOf } from '../../messages/texts.ts';
import { FairnessPanel } from '../fairness/fairness-panel.tsx';
import { FIRST_DRAWS } from '../fairness/model/first-draws.ts';
import { LotteryScreen } from './lottery-screen.tsx';
import { readWinnersAddress, WINNERS_PER_PAGE } from './model/address.ts';

export default definePage({
  Component: () => createElement(LotteryScreen, { Beside: FairnessPanel }),
  async load({ query }, { api, queries, i18n }) {
    if (!query.get('id')) return redirectTo(paths.lotteries());
    const id = query.get('id');
    if (!isId(id)) return notFound();
    void queries.prefetchQuery(accountQuery(api));
    void queries.prefetchQuery(fairDrawQuery(api, id));
    void queries.prefetchQuery(ownDrawsQuery(api, { lotteryId: id, pageSize: FIRST_DRAWS }));
    void queries.prefetchQuery(
      winnersQuery(api, { lotteryId: id, pageSize: WINNERS_PER_PAGE, ...readWinnersAddress(query) }),
    );
    const lottery = await queries.ensureQueryData(lotteryQuery(api, id));
    return { title: lottery?.name ?? textsOf(i18n)('lottery.list'), noIndex: true };
  },
});
