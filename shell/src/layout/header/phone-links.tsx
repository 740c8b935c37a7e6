import { VisuallyHidden } from '@jishi/ui';
import { Bell, Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { MessagesLink } from './messages-link.tsx';
import * as styles from './phone-links.styles.ts';

const PhoneMenu = lazy(() => import('./phone-menu.tsx'));

/** Messages, and the drawer with everything a phone has no bar for. */
export function PhoneLinks() {
  const text = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <styles.PhoneLinks>
      <MessagesLink>
        <Bell size={22} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>{text('header.notices')}</VisuallyHidden>
      </MessagesLink>
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
