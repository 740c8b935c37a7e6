import { accountQuery, noticeChoicesQuery } from '@jishi/api/account/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { ProfileScreen } from './profile-screen.tsx';

export default definePage({
  Component: ProfileScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(accountQuery(api));
    void queries.prefetchQuery(noticeChoicesQuery(api));
    return { title: textsOf(i18n)('profile.title'), noIndex: true };
  },
});
