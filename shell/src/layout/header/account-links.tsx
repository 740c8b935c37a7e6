import { paths, useSession } from '@jishi/contracts';
import { UserRound } from 'lucide-react';
import { useTexts } from '../../messages/texts.ts';
import { PageLink } from '../page-link.tsx';
import { AccountMenu } from './account-menu.tsx';

/** Entries of a list: who is signed in, or the way there; and the orders. */
export function AccountLinks() {
  const text = useTexts();
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      {isSignedIn ? (
        <li>
          <AccountMenu />
        </li>
      ) : (
        <>
          <PageLink as="li" page="mf_user_centre/sign-in" to={paths.signIn()} remember>
            <UserRound size={14} aria-hidden="true" />
            {text('header.sign-in')}
          </PageLink>
          <PageLink as="li" page="mf_user_centre/register" to={paths.register()} remember>
            {text('header.register')}
          </PageLink>
        </>
      )}
      <PageLink as="li" page="mf_user_centre/orders" to={paths.orders()}>
        {text('header.orders')}
      </PageLink>
    </>
  );
}
