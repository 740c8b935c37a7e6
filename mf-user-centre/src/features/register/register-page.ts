import { bannersQuery } from '@jishi/api/shop/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { leaveIfSignedIn } from '../../model/auth/leave-if-signed-in.ts';
import { RegisterScreen } from './register-screen.tsx';

export default definePage({
  Component: RegisterScreen,
  load({ query }, { api, queries, i18n, isSignedIn }) {
    leaveIfSignedIn(query, isSignedIn);
    void queries.prefetchQuery(bannersQuery(api, 'sign-in'));
    const text = textsOf(i18n);
    return { title: text('register.title'), description: text('register.benefits'), noIndex: true };
  },
});
