import { noticeQuery } from '@jishi/api/notices/queries';
import { definePage, notFound } from '@jishi/contracts';
import { isUuid } from '@jishi/contracts/ids';
import { NoticeDetailScreen } from './notice-detail-screen.tsx';

export default definePage({
  Component: NoticeDetailScreen,
  async load({ query }, { api, queries }) {
    const id = query.get('id');
    if (!isUuid(id)) return notFound();
    // A deleted message and another customer's are the same to whoever asks: not found.
    const notice = await queries.ensureQueryData(noticeQuery(api, id));
    return notice ? { title: notice.title, noIndex: true } : notFound();
  },
});
