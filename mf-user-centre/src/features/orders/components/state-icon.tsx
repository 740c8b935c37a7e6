import type { OrderState } from '@jishi/api/orders';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import Wallet from 'lucide-react/icons/wallet';

const icons: Record<OrderState, typeof Truck> = {
  'awaiting-payment': Wallet,
  'awaiting-group': Package,
  'awaiting-shipment': Package,
  shipped: Truck,
  'awaiting-review': MessageSquareText,
  completed: CircleCheck,
  reviewed: CircleCheck,
  cancelled: CircleX,
  expired: CircleX,
  refunded: RotateCcw,
  'refund-pending': RotateCcw,
  'refund-failed': RotateCcw,
};

type StateIconProps = {
  state: OrderState;
  /** No truck brings it. */
  isService?: boolean;
};

export function StateIcon({ state, isService = false }: StateIconProps) {
  const Icon = isService && state === 'shipped' ? CalendarCheck : icons[state];
  return <Icon size={24} strokeWidth={1.75} aria-hidden />;
}
