import { VisuallyHidden } from '@jishi/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { LinkIcon } from '../../navigation/link-icon.tsx';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import * as styles from './phone-links.styles.ts';

const PhoneMenu = lazy(() => import('./phone-menu.tsx'));

/** The link that is always at hand, and the drawer with everything a phone has no bar for. */
export function PhoneLinks() {
  const text = useTexts();
  const links = useLayoutLinks('phone-bar');
  const [isOpen, setOpen] = useState(false);
  return (
    <styles.PhoneLinks>
      {links.map((link) => (
        <NavigationLink key={link.to} link={link} icon={<LinkIcon name={link.icon} size={22} strokeWidth={1.75} />}>
          <VisuallyHidden>{link.text}</VisuallyHidden>
        </NavigationLink>
      ))}
      <button type="button" aria-label={text('header.menu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PhoneMenu onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </styles.PhoneLinks>
  );
}
