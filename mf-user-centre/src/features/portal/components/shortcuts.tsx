import { paths, useShop } from '@jishi/contracts';
import Bell from 'lucide-react/icons/bell';
import Coins from 'lucide-react/icons/coins';
import FolderDown from 'lucide-react/icons/folder-down';
import Gift from 'lucide-react/icons/gift';
import IdCard from 'lucide-react/icons/id-card';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Star from 'lucide-react/icons/star';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Trophy from 'lucide-react/icons/trophy';
import Wallet from 'lucide-react/icons/wallet';
import Zap from 'lucide-react/icons/zap';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { ownPaths } from '../../../model/own-paths.ts';
import * as styles from './portal.styles.ts';

/** Ways to the pages of the side menu, of whatever part; those the release has are shown. */
export const shortcuts = [
  { page: 'mf_user_centre/favourites', to: paths.favourites(), Icon: Star, name: 'portal.favourites' },
  { page: 'mf_user_centre/addresses', to: paths.addresses(), Icon: MapPin, name: 'portal.addresses' },
  { page: 'mf_promotions/own-coupons', to: paths.ownCoupons(), Icon: TicketPercent, name: 'portal.coupons' },
  { page: 'mf_user_centre/wallet', to: paths.wallet(), Icon: Wallet, name: 'portal.wallet' },
  { page: 'mf_user_centre/points', to: paths.points(), Icon: Coins, name: 'portal.points-list' },
  { page: 'mf_promotions/lotteries', to: paths.lotteries(), Icon: Gift, name: 'portal.lotteries' },
  { page: 'mf_promotions/prizes', to: paths.prizes(), Icon: Trophy, name: 'portal.prizes' },
  { page: 'mf_promotions/sale-reminders', to: paths.saleReminders(), Icon: Zap, name: 'portal.reminders' },
  { page: 'mf_user_centre/own-reviews', to: paths.ownReviews(), Icon: MessageSquareText, name: 'portal.reviews' },
  { page: 'mf_user_centre/notices', to: paths.notices(), Icon: Bell, name: 'portal.notices' },
  { page: 'mf_user_centre/profile', to: paths.profile(), Icon: IdCard, name: 'portal.profile' },
  { page: 'mf_user_centre/security', to: ownPaths.security(), Icon: Lock, name: 'portal.security' },
  { page: 'mf_user_centre/my-data', to: ownPaths['my-data'](), Icon: FolderDown, name: 'data.title' },
] as const;

/** Ways to the other account pages on phones, where there is no menu beside the page. */
export function Shortcuts() {
  const text = useTexts();
  const { has } = useShop();
  const known = shortcuts.filter(({ page }) => has(page));
  if (known.length === 0) return null;
  return (
    <styles.ShortcutCard as="nav" aria-label={text('portal.shortcuts')}>
      <styles.ShortcutGrid>
        {known.map(({ page, to, Icon, name }) => (
          <li key={page}>
            <Link to={to}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              {text(name)}
            </Link>
          </li>
        ))}
      </styles.ShortcutGrid>
    </styles.ShortcutCard>
  );
}
