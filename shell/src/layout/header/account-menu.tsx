import { paths, useSession } from '@jishi/contracts';
import { ChevronDown, UserRound } from 'lucide-react';
import { useTexts } from '../../messages/texts.ts';
import { PageLink } from '../page-link.tsx';
import * as styles from './account-menu.styles.ts';

/** Name of the customer with a menu that opens by hover and by focus; a plain list of links without JavaScript. */
export function AccountMenu() {
  const text = useTexts();
  const customer = useSession((state) => state.customer);
  const signOut = useSession((state) => state.signOut);
  const name = customer?.nickname || customer?.phone || text('header.account');
  return (
    <styles.Account>
      <PageLink page="mf_user_centre/portal" to={paths.portal()}>
        <UserRound size={14} aria-hidden="true" />
        <styles.CustomerName>{name}</styles.CustomerName>
        <ChevronDown size={14} aria-hidden="true" />
      </PageLink>
      <styles.Menu aria-label={text('header.account')}>
        <PageLink as="li" page="mf_user_centre/portal" to={paths.portal()}>
          {text('header.portal')}
        </PageLink>
        <PageLink as="li" page="mf_user_centre/favourites" to={paths.favourites()}>
          {text('header.favourites')}
        </PageLink>
        <li>
          <button type="button" onClick={() => void signOut()}>
            {text('header.sign-out')}
          </button>
        </li>
      </styles.Menu>
    </styles.Account>
  );
}
