import { isDeliveredOnline, needsAddress } from '@jishi/api';
import type { OrderDetail, OrderState } from '@jishi/api/orders';

type Served = Pick<OrderDetail, 'lines'>;

/** Whether nothing is sent, but somebody comes or gives a lesson: no parcel is on its way. */
export const isService = ({ lines }: Served): boolean =>
  lines.length > 0 && lines.every(({ productType }) => !needsAddress(productType) && !isDeliveredOnline(productType));

export type HintKey = OrderState | 'service-awaiting-shipment' | 'service-shipped' | 'prize-awaiting-shipment';

/** What is said below the state of an order: a prize was not paid, a service is not on its way. */
export function hintOf(order: Pick<OrderDetail, 'state' | 'lines' | 'prize'>): HintKey {
  const { state } = order;
  if (state === 'awaiting-shipment' && order.prize) return 'prize-awaiting-shipment';
  if ((state === 'awaiting-shipment' || state === 'shipped') && isService(order)) return `service-${state}`;
  return state;
}
