import { passkeysQuery } from '@jishi/api/security/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { PasskeysScreen } from './passkeys-screen.tsx';

export default definePage({
  Component: PasskeysScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(passkeysQuery(api));
    return { title: textsOf(i18n)('passkeys.title'), noIndex: true };
  },
});
