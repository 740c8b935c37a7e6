import type { PageId } from '@jishi/contracts';
import {
  Bell,
  Coins,
  Gift,
  IdCard,
  Lock,
  type LucideIcon,
  MapPin,
  Package,
  Smartphone,
  Star,
  TicketPercent,
  Trophy,
  UserRound,
  UserRoundX,
  Wallet,
} from 'lucide-react';

/** Icons of the account menu, by page. */
export const menuIcons: Partial<Record<PageId, LucideIcon>> = {
  'mf_user_centre/portal': UserRound,
  'mf_user_centre/notices': Bell,
  'mf_user_centre/favourites': Star,
  'mf_user_centre/addresses': MapPin,
  'mf_user_centre/wallet': Wallet,
  'mf_promotions/own-coupons': TicketPercent,
  'mf_user_centre/orders': Package,
  'mf_user_centre/profile': IdCard,
  'mf_user_centre/password': Lock,
  'mf_user_centre/phone': Smartphone,
  'mf_user_centre/close-account': UserRoundX,
  'mf_user_centre/points': Coins,
  'mf_promotions/lotteries': Gift,
  'mf_promotions/prizes': Trophy,
};
