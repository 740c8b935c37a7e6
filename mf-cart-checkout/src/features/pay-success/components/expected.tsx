import type { OrderDetail } from '@jishi/api/orders';
import { group } from '@jishi/i18n';
import Coins from 'lucide-react/icons/coins';
import Truck from 'lucide-react/icons/truck';
import { useArrivalText } from '../../../hooks/use-arrival-text.ts';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './pay-success.styles.ts';

/** What an order still brings: its parcel, by when, and points. */
export function Expected({ order }: { order: OrderDetail }) {
  if (!order.address && order.pointsDue === 0) return null;
  return (
    <styles.Expected>
      <Parcel order={order} />
      <Points count={order.pointsDue} />
    </styles.Expected>
  );
}

function Parcel({ order: { arrives, address } }: { order: OrderDetail }) {
  const text = useTexts();
  const when = useArrivalText({ arrives, serverTime: null });
  if (!address) return null;
  const where = [address.address, address.house].join(' ');
  return (
    <styles.Benefit $tone="trust">
      <Truck size={22} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{when ?? text('success.sent-soon')}</b>
        <p>{text('success.arrives-for', { address: where, name: address.name })}</p>
      </div>
    </styles.Benefit>
  );
}

function Points({ count }: { count: number }) {
  const text = useTexts();
  if (count === 0) return null;
  return (
    <styles.Benefit $tone="promo">
      <Coins size={22} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{text('success.points', { count, number: group(count) })}</b>
        <p>{text('success.points-hint')}</p>
      </div>
    </styles.Benefit>
  );
}
