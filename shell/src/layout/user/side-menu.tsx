import { useShop } from '@jishi/contracts';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { entryOf, type MenuEntry, menuGroups } from './menu-entries.ts';
import { menuIcons } from './menu-icons.ts';
import * as styles from './side-menu.styles.ts';

/** Menu of the account pages: only what the release has, groups without an entry left out. */
export function SideMenu() {
  const text = useTexts();
  const { has } = useShop();
  const current = entryOf(useLocation().pathname);
  return (
    <styles.Menu aria-label={text('user.menu')}>
      {menuGroups
        .filter(({ entries }) => entries.some(({ page }) => has(page)))
        .map(({ title, entries }) => (
          <section key={title}>
            <h2>{text(title)}</h2>
            <ul>
              {entries
                .filter(({ page }) => has(page))
                .map((entry) => (
                  <Entry key={entry.page} entry={entry} isCurrent={entry === current} />
                ))}
            </ul>
          </section>
        ))}
    </styles.Menu>
  );
}

function Entry({ entry: { page, to, text: label }, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  const text = useTexts();
  const Icon = menuIcons[page];
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        {Icon ? <Icon size={18} strokeWidth={1.75} aria-hidden="true" /> : null}
        {text(label)}
      </Link>
    </li>
  );
}
