import { useSession } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { LinkIcon } from '../../navigation/link-icon.tsx';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { useLayoutLinks } from '../../navigation/use-layout-links.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { OnlineService } from './online-service.tsx';
import * as styles from './phone-menu.styles.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The drawer of a phone: every place of the shop, language, colours, the way in or out. */
export default function PhoneMenu({ onClose }: { onClose(): void }) {
  const text = useTexts();
  const links = useLayoutLinks('drawer');
  const isSignedIn = useSession((state) => state.isSignedIn);
  const signOut = useSession((state) => state.signOut);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose(); // a link was followed
  }, [key, openedAt, onClose]);
  return (
    <Dialog open onClose={onClose} title={text('header.menu')} closeLabel={useCommonTexts()('action.close')}>
      <nav aria-label={text('header.menu')}>
        <styles.Entries>
          {links.map((link) => (
            <styles.Entry key={link.to}>
              <NavigationLink link={link} icon={<LinkIcon name={link.icon} strokeWidth={1.75} />} />
            </styles.Entry>
          ))}
          {isSignedIn ? (
            <styles.Entry>
              <button type="button" onClick={() => void signOut()}>
                <LogOut strokeWidth={1.75} aria-hidden="true" />
                {text('header.sign-out')}
              </button>
            </styles.Entry>
          ) : null}
        </styles.Entries>
        <styles.Choices>
          <LanguageSwitch />
          <ThemeSwitch />
          <OnlineService onAsked={onClose} />
        </styles.Choices>
      </nav>
    </Dialog>
  );
}
