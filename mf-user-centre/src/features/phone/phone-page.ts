import { accountQuery } from '@jishi/api/account/queries';
import { proofStateQuery } from '@jishi/api/sign-in/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { PhoneScreen } from './phone-screen.tsx';

export default definePage({
  Component: PhoneScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(accountQuery(api));
    void queries.prefetchQuery(proofStateQuery(api));
    return { title: textsOf(i18n)('phone.title'), noIndex: true };
  },
});
