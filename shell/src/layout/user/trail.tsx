import { ChevronRight } from 'lucide-react';
import { Link, useLocation, useMatches } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import type { PageData } from '../../scope/load-page.ts';
import { currentLink } from './current-link.ts';
import * as styles from './trail.styles.ts';

/** Home, the account (its menu's first page), the link of the menu, and the page itself when it stands below one. */
export function Trail() {
  const text = useTexts();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.data as PageData | undefined;
  const menu = useLayoutLinks('side-menu');
  const home = useLayoutLinks('header').find(({ to }) => to === '/');
  const entry = currentLink(menu, pathname);
  const steps = [
    ...(home ? [{ to: home.to, name: home.text }] : []),
    ...menu.slice(0, 1).map(({ to }) => ({ to, name: text('user.centre') })),
    ...(entry ? [{ to: entry.to, name: entry.text }] : []),
    ...(entry?.to !== pathname && page?.title ? [{ to: pathname, name: page.title }] : []),
  ];
  return (
    <styles.Trail aria-label={text('nav.trail')}>
      <ol>
        {steps.map(({ to, name }, index) => (
          <li key={`${index} ${to}`}>
            {steps[index + 1] ? (
              <>
                <Link to={to}>{name}</Link>
                <ChevronRight size={14} aria-hidden="true" />
              </>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </styles.Trail>
  );
}
