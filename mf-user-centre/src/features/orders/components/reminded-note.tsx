import type { OrderSummary } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';

/** Where it is told when the shop was reminded. */
export const remindedNoteId = ({ id }: Pick<OrderSummary, 'id'>): string => `reminded-${id}`;

/** When the shop was reminded last, of an order that waits to be sent; and whether that can be done again. */
export function RemindedNote({ order }: { order: OrderSummary }) {
  const text = useTexts();
  const { date } = useFormat();
  const { canRemind, remindedAt, state } = order;
  if (!remindedAt || state !== 'awaiting-shipment') return null;
  const key = canRemind ? 'orders.reminded-before' : 'orders.reminded-at';
  return <small id={remindedNoteId(order)}>{text(key, { time: date(remindedAt, 'short') })}</small>;
}
