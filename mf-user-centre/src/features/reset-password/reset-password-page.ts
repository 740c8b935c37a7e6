import { bannersQuery } from '@jishi/api/shop/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { leaveIfSignedIn } from '../../model/auth/leave-if-signed-in.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

export default definePage({
  Component: ResetPasswordScreen,
  load({ query }, { api, queries, i18n, isSignedIn }) {
    leaveIfSignedIn(query, isSignedIn);
    void queries.prefetchQuery(bannersQuery(api, 'sign-in'));
    const text = textsOf(i18n);
    return { title: text('reset.title'), description: text('reset.benefits'), noIndex: true };
  },
});
