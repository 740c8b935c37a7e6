import { noticesQuery } from '@jishi/api/notices/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readNoticeListAddress } from '../../model/notice-list-address.ts';
import { NoticeListScreen } from './notice-list-screen.tsx';

export default definePage({
  Component: NoticeListScreen,
  load({ query }, { api, queries, i18n }) {
    void queries.prefetchQuery(noticesQuery(api, readNoticeListAddress(query)));
    return { title: textsOf(i18n)('notices.title'), noIndex: true };
  },
});
