import { definePage, paths, redirectTo } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { AccountClosedScreen } from './account-closed-screen.tsx';

export default definePage({
  Component: AccountClosedScreen,
  load(_, { i18n, isSignedIn }) {
    // Their account is there.
    if (isSignedIn) redirectTo(paths.closeAccount());
    return { title: textsOf(i18n)('closed.title'), noIndex: true };
  },
});
