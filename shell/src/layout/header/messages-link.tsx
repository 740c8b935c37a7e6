import { Fragment, paths, useSession, useShop } from '@jishi/contracts';
import type { ReactNode } from 'react';
import { PageLink } from '../page-link.tsx';

/** The way to the messages, with the number of unread ones for a customer. A visitor meets the guard. */
export function MessagesLink({ children }: { children: ReactNode }) {
  const { has } = useShop();
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <PageLink page="mf_user_centre/notices" to={paths.notices()}>
      {children}
      {isSignedIn && has('mf_user_centre/unread-badge') ? (
        <Fragment id="mf_user_centre/unread-badge" props={{}} />
      ) : null}
    </PageLink>
  );
}
