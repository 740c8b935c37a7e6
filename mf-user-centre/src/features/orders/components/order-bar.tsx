import type { OrderSummary } from '@jishi/api/orders';
import { ContactService } from '../../../components/contact-service.tsx';
import { useMainAction } from '../hooks/use-main-action.ts';
import type { OrderAct } from '../hooks/use-order-acts.ts';
import { MainAction } from './main-action.tsx';
import * as styles from './order-detail.styles.ts';

type OrderBarProps = { order: OrderSummary; onAction: (action: OrderAct) => void };

/** What the order waits for, and whom to ask, in reach of a thumb. No bar of an order that waits for nothing. */
export function OrderBar({ order, onAction }: OrderBarProps) {
  if (useMainAction(order) === null) return null;
  return (
    <styles.Bar data-raised-bar="">
      <ContactService kind="line" />
      <MainAction order={order} size="md" onAction={onAction} />
    </styles.Bar>
  );
}
