import type { OrderSummary } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';

/** Where it is told when the shop was reminded. */
export const remindedNoteId = ({ id }: Pick<OrderSummary, 'id'>): string => `reminded-${id}`;

/** When the shop was reminded last, of an order that waits to be sent; and whether, or when, that can be done again. */
export function RemindedNote({ order }: { order: OrderSummary }) {
  const text = useTexts();
  const { date } = useFormat();
  const { canRemind, remindedAt, canRemindAt, state } = order;
  if (!remindedAt || state !== 'awaiting-shipment') return null;
  const time = date(remindedAt, 'short');
  const again = canRemindAt && text('orders.reminded-until', { time, again: date(canRemindAt, 'short') });
  return (
    <small id={remindedNoteId(order)}>
      {again ?? text(canRemind ? 'orders.reminded-before' : 'orders.reminded-at', { time })}
    </small>
  );
}
