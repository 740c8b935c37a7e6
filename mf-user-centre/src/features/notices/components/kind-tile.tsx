import type { Notice } from '@jishi/api/notices';
import Bell from 'lucide-react/icons/bell';
import Gift from 'lucide-react/icons/gift';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { wayOf } from '../model/way-of.ts';
import * as styles from './kind-tile.styles.ts';

const kinds = { system: Bell, trade: ReceiptText, activity: Gift } as const;
const ways = { order: Package, refund: RotateCcw, review: Star, 'own-reviews': Star, coupons: TicketPercent } as const;

type KindTileProps = Pick<Notice, 'kind' | 'path'> & { isUnread?: boolean };

/** What a message is about, at a glance: what it leads to, else its kind. The tag says the kind in words. */
export function KindTile({ kind, path, isUnread = false }: KindTileProps) {
  const way = path === null || kind === 'trade' ? undefined : wayOf(path)?.name;
  const Icon = way && way in ways ? ways[way as keyof typeof ways] : kinds[kind];
  return (
    <styles.Tile data-kind={kind} data-unread={isUnread ? '' : undefined}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </styles.Tile>
  );
}
