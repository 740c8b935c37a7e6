import { type PageId, paths, useSession } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import {
  CircleHelp,
  Gift,
  LayoutGrid,
  LogIn,
  LogOut,
  type LucideIcon,
  MapPin,
  Package,
  Star,
  TicketPercent,
  UserRound,
  Zap,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import type zh from '../../messages/zh.ts';
import { PageLink } from '../page-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OnlineService } from './online-service.tsx';
import * as styles from './phone-menu.styles.ts';
import { ThemeSwitch } from './theme-switch.tsx';

type MenuEntry = readonly [page: PageId, to: string, Icon: LucideIcon, text: keyof typeof zh];

const entries: readonly MenuEntry[] = [
  ['mf_catalog/category-list', paths.categories(), LayoutGrid, 'nav.categories'],
  ['mf_promotions/flash-sales', paths.flashSales(), Zap, 'nav.flash-sales'],
  ['mf_promotions/coupons', paths.coupons(), TicketPercent, 'nav.coupons'],
  ['mf_promotions/lotteries', paths.lotteries(), Gift, 'user.lotteries'],
  ['mf_catalog/article-list', paths.articles(), CircleHelp, 'nav.help'],
  ['mf_user_centre/orders', paths.orders(), Package, 'header.orders'],
  ['mf_user_centre/favourites', paths.favourites(), Star, 'header.favourites'],
  ['mf_user_centre/addresses', paths.addresses(), MapPin, 'user.addresses'],
  ['mf_user_centre/portal', paths.portal(), UserRound, 'header.portal'],
];

/** The drawer of a phone: every place of the shop, language, colours, the way in or out. */
export default function PhoneMenu({ onClose }: { onClose(): void }) {
  const text = useTexts();
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
          {entries.map(([page, to, Icon, label]) => (
            <PageLink key={page} as={styles.Entry} page={page} to={to}>
              <Icon strokeWidth={1.75} aria-hidden="true" />
              {text(label)}
            </PageLink>
          ))}
          {isSignedIn ? (
            <styles.Entry>
              <button type="button" onClick={() => void signOut()}>
                <LogOut strokeWidth={1.75} aria-hidden="true" />
                {text('header.sign-out')}
              </button>
            </styles.Entry>
          ) : (
            <PageLink as={styles.Entry} page="mf_user_centre/sign-in" to={paths.signIn()} remember>
              <LogIn strokeWidth={1.75} aria-hidden="true" />
              {text('header.sign-in')}
            </PageLink>
          )}
        </styles.Entries>
        <styles.Choices>
          <LanguageSwitch />
          <ThemeSwitch />
          <OnlineService />
        </styles.Choices>
      </nav>
    </Dialog>
  );
}
