import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { leaveIfSignedIn } from '../../model/pass/leave-if-signed-in.ts';
import { signInBannerQuery } from '../../queries/banner-queries.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

export default definePage({
  Component: ResetPasswordScreen,
  load({ query }, { api, queries, i18n, isSignedIn }) {
    leaveIfSignedIn(query, isSignedIn);
    void queries.prefetchQuery(signInBannerQuery(api));
    const text = textsOf(i18n);
    return { title: text('reset.title'), description: text('reset.benefits'), noIndex: true };
  },
});
