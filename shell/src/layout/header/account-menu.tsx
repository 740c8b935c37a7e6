import { paths, useSession, useShop } from '@jishi/contracts';
import { maskPhone } from '@jishi/i18n';
import { Menu, type TriggerProps } from '@jishi/ui/overlays';
import { ChevronDown, LogOut, Star, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { PageLink } from '../page-link.tsx';
import * as styles from './account-menu.styles.ts';

/** Name of the customer, a link to the account; its menu opens by hover, by focus and closes by Escape. */
export function AccountMenu() {
  const text = useTexts();
  const { has } = useShop();
  const signOut = useSession((state) => state.signOut);
  const hasPortal = has('mf_user_centre/portal');
  const entries = [
    ['mf_user_centre/portal', paths.portal(), UserRound, 'header.portal'],
    ['mf_user_centre/favourites', paths.favourites(), Star, 'header.favourites'],
  ] as const;
  return (
    <Menu
      label={text('header.account')}
      side="end"
      clickToggles={!hasPortal}
      trigger={(trigger) => <Name trigger={trigger} isLink={hasPortal} />}
      items={[
        ...entries
          .filter(([page]) => has(page))
          .map(([page, to, Icon, label]) => ({
            key: page,
            content: (
              <PageLink page={page} to={to}>
                <Icon size={16} aria-hidden="true" />
                {text(label)}
              </PageLink>
            ),
          })),
        {
          key: 'sign-out',
          content: (
            <button type="button" onClick={() => void signOut()}>
              <LogOut size={16} aria-hidden="true" />
              {text('header.sign-out')}
            </button>
          ),
        },
      ]}
    />
  );
}

function Name({ trigger, isLink }: { trigger: TriggerProps; isLink: boolean }) {
  const text = useTexts();
  const customer = useSession((state) => state.customer);
  const name = customer?.nickname || maskPhone(customer?.phone ?? '') || text('header.account');
  const content = (
    <>
      <UserRound size={14} aria-hidden="true" />
      <styles.CustomerName>{name}</styles.CustomerName>
      <ChevronDown size={14} aria-hidden="true" />
    </>
  );
  return isLink ? (
    <Link to={paths.portal()} {...trigger}>
      {content}
    </Link>
  ) : (
    <button type="button" {...trigger}>
      {content}
    </button>
  );
}
