import { type MenuGroup, menuGroups } from '@jishi/contracts/navigation';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import type { LayoutLink } from '../../navigation/layout-links.ts';
import { LinkIcon } from '../../navigation/link-icon.tsx';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import { currentLink } from './current-link.ts';
import * as styles from './side-menu.styles.ts';

const titles = {
  centre: 'user.centre',
  orders: 'user.order-group',
  account: 'user.account-group',
  points: 'user.points-group',
} as const satisfies Record<MenuGroup, string>;

/** Menu of the account pages: only what the release has, groups without an entry left out. */
export function SideMenu() {
  const text = useTexts();
  const links = useLayoutLinks('side-menu');
  const current = currentLink(links, useLocation().pathname);
  return (
    <styles.Menu aria-label={text('user.menu')}>
      {menuGroups
        .filter((group) => links.some((link) => link.group === group))
        .map((group) => (
          <section key={group}>
            <h2>{text(titles[group])}</h2>
            <ul>
              {links
                .filter((link) => link.group === group)
                .map((link) => (
                  <Entry key={link.to} link={link} isCurrent={link === current} />
                ))}
            </ul>
          </section>
        ))}
    </styles.Menu>
  );
}

function Entry({ link: { to, text, icon }, isCurrent }: { link: LayoutLink; isCurrent: boolean }) {
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        <LinkIcon name={icon} size={18} strokeWidth={1.75} />
        {text}
      </Link>
    </li>
  );
}
