import { paths } from '@jishi/contracts';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation, useMatches } from 'react-router-dom';
import type { PageData } from '../../app/load-page.ts';
import { useTexts } from '../../messages/texts.ts';
import { entryOf } from './menu-entries.ts';
import * as styles from './trail.styles.ts';

/** Home, the account, the entry of the menu, and the page itself when it stands below one. */
export function Trail() {
  const text = useTexts();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.data as PageData | undefined;
  const entry = entryOf(pathname);
  const steps = [
    { to: paths.home(), name: text('nav.home') },
    { to: paths.portal(), name: text('user.centre') },
    ...(entry ? [{ to: entry.to, name: text(entry.text) }] : []),
    ...(entry?.to !== pathname && page?.title ? [{ to: pathname, name: page.title }] : []),
  ];
  return (
    <styles.Trail aria-label={text('nav.trail')}>
      <ol>
        {steps.map(({ to, name }, index) => (
          <li key={to}>
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
