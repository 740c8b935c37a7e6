import { lotteriesQuery } from '@jishi/api/lotteries/queries';
import { definePage } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';
import { textsOf } from '../../messages/texts.ts';
import { LotteryListScreen } from './lottery-list-screen.tsx';
import { LOTTERIES_PER_PAGE } from './page-size.ts';

export default definePage({
  Component: LotteryListScreen,
  load({ query }, { api, queries, i18n }) {
    const page = pageNumber(query.get('page'));
    void queries.prefetchQuery(lotteriesQuery(api, { page, pageSize: LOTTERIES_PER_PAGE }));
    return { title: textsOf(i18n)('lottery.list'), noIndex: true };
  },
});
