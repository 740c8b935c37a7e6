import type { LinkIcon as LinkIconName } from '@jishi/contracts/navigation';
import {
  Bell,
  CircleHelp,
  Coins,
  FolderDown,
  Gift,
  Heart,
  IdCard,
  Lock,
  LogIn,
  type LucideIcon,
  type LucideProps,
  MapPin,
  MessageSquareText,
  Package,
  Receipt,
  Smartphone,
  Star,
  Store,
  Tag,
  TicketPercent,
  Trophy,
  Truck,
  UserRoundX,
  Wallet,
} from 'lucide-react';
import { barIcons } from './bar-icon.tsx';

const icons: Record<LinkIconName, LucideIcon> = {
  ...barIcons,
  bell: Bell,
  'circle-help': CircleHelp,
  coins: Coins,
  'folder-down': FolderDown,
  gift: Gift,
  heart: Heart,
  'id-card': IdCard,
  lock: Lock,
  'log-in': LogIn,
  'map-pin': MapPin,
  'message-square-text': MessageSquareText,
  package: Package,
  receipt: Receipt,
  smartphone: Smartphone,
  star: Star,
  store: Store,
  tag: Tag,
  'ticket-percent': TicketPercent,
  trophy: Trophy,
  truck: Truck,
  'user-round-x': UserRoundX,
  wallet: Wallet,
};

/** An icon of the places that come later; nothing for a name the frame does not have. */
export function LinkIcon({ name, ...props }: Omit<LucideProps, 'name'> & { name: string | undefined }) {
  const Icon = icons[name as LinkIconName] as LucideIcon | undefined;
  return Icon ? <Icon aria-hidden="true" {...props} /> : null;
}
