import { accountQuery, closingQuery } from '@jishi/api/account/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { CloseAccountScreen } from './close-account-screen.tsx';

export default definePage({
  Component: CloseAccountScreen,
  load(_, { api, queries, i18n }) {
    void queries.prefetchQuery(closingQuery(api));
    void queries.prefetchQuery(accountQuery(api));
    return { title: textsOf(i18n)('close.title'), noIndex: true };
  },
});
