import { accountQuery } from '@jishi/api/account/queries';
import { securityStateQuery } from '@jishi/api/security/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { SecurityScreen } from './security-screen.tsx';

export default definePage({
  Component: SecurityScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(accountQuery(api));
    void queries.prefetchQuery(securityStateQuery(api));
    return { title: textsOf(i18n)('security.title'), noIndex: true };
  },
});
