import { definePage, redirectTo } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { featuresQuery } from '../../queries/shop-queries.ts';
import { pathFrom } from './model/way-back.ts';
import { signInBannerQuery } from './sign-in-queries.ts';
import { SignInScreen } from './sign-in-screen.tsx';

export default definePage({
  Component: SignInScreen,
  load({ query }, { api, queries, i18n, isSignedIn }) {
    if (isSignedIn) return redirectTo(pathFrom(query.get('from')));
    void queries.prefetchQuery(featuresQuery(api));
    void queries.prefetchQuery(signInBannerQuery(api));
    const text = textsOf(i18n);
    return { title: text('sign-in.title'), description: text('sign-in.description'), noIndex: true };
  },
});
