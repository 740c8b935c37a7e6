import { pictureUrl } from '@jishi/api';
import { useSession } from '@jishi/contracts';
import { maskPhone } from '@jishi/i18n';
import { Menu, type TriggerProps } from '@jishi/ui/overlays';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { LinkIcon } from '../../navigation/link-icon.tsx';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import * as styles from './account-menu.styles.ts';

/** Name of the customer, itself the first link of its menu, which opens by hover, by focus and closes by Escape. */
export function AccountMenu() {
  const text = useTexts();
  const signOut = useSession((state) => state.signOut);
  const links = useLayoutLinks('account');
  const to = links[0]?.to ?? null;
  return (
    <Menu
      label={text('header.account')}
      side="end"
      clickToggles={to === null}
      trigger={(trigger) => <Name trigger={trigger} to={to} />}
      items={[
        ...links.map((link) => ({
          key: link.to,
          content: <NavigationLink link={link} icon={<LinkIcon name={link.icon} size={16} />} />,
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

/** The customer's picture; without one the sign of somebody. The name beside it says who it is. */
function Face({ portrait }: { portrait: string | null }) {
  if (!portrait) return <UserRound size={14} aria-hidden="true" />;
  return <styles.Portrait src={pictureUrl(portrait, 80)} alt="" width={20} height={20} />;
}

function Name({ trigger, to }: { trigger: TriggerProps; to: string | null }) {
  const text = useTexts();
  const customer = useSession((state) => state.customer);
  const name = customer?.nickname || maskPhone(customer?.phone ?? '') || text('header.account');
  const content = (
    <>
      <Face portrait={customer?.portrait ?? null} />
      <styles.CustomerName>{name}</styles.CustomerName>
      <ChevronDown size={14} aria-hidden="true" />
    </>
  );
  return to !== null ? (
    <Link to={to} {...trigger}>
      {content}
    </Link>
  ) : (
    <button type="button" {...trigger}>
      {content}
    </button>
  );
}
