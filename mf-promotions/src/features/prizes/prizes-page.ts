import { ownDrawsQuery, ownPrizesQuery } from '@jishi/api/lotteries/queries';
import { definePage } from '@jishi/contracts';
import { createElement } from 'react';
import { textsOf } from '../../messages/texts.ts';
import { DrawsCard } from '../fairness/draws-card.tsx';
import { FIRST_DRAWS } from '../fairness/model/first-draws.ts';
import { readPrizesAddress, toQuestion } from './model/address.ts';
import { PrizesScreen } from './prizes-screen.tsx';

export default definePage({
  Component: () => createElement(PrizesScreen, { Below: DrawsCard }),
  load({ query }, { api, queries, i18n }) {
    void queries.prefetchQuery(ownPrizesQuery(api, toQuestion(readPrizesAddress(query))));
    void queries.prefetchQuery(ownDrawsQuery(api, { lotteryId: undefined, pageSize: FIRST_DRAWS }));
    return { title: textsOf(i18n)('prizes.title'), noIndex: true };
  },
});
