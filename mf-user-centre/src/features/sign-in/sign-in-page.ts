import { bannersQuery, featuresQuery } from '@jishi/api/shop/queries';
import { definePage } from '@jishi/contracts';
import { commonTextsOf } from '@jishi/i18n';
import { textsOf } from '../../messages/texts.ts';
import { leaveIfSignedIn } from '../../model/auth/leave-if-signed-in.ts';
import { SignInScreen } from './sign-in-screen.tsx';

export default definePage({
  Component: SignInScreen,
  load({ query }, { api, queries, i18n, isSignedIn }) {
    leaveIfSignedIn(query, isSignedIn);
    void queries.prefetchQuery(featuresQuery(api));
    void queries.prefetchQuery(bannersQuery(api, 'sign-in'));
    const text = textsOf(i18n);
    const shop = commonTextsOf(i18n)('common.shop');
    return { title: text('sign-in.title'), description: text('sign-in.description', { shop }), noIndex: true };
  },
});
