import { accountQuery } from '@jishi/api/account/queries';
import { securityStateQuery } from '@jishi/api/security/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { PasswordScreen } from './password-screen.tsx';

export default definePage({
  Component: PasswordScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(accountQuery(api));
    void queries.prefetchQuery(securityStateQuery(api));
    return { title: textsOf(i18n)('passwords.title'), noIndex: true };
  },
});
