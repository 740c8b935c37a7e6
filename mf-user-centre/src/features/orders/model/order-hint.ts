import { isDeliveredOnline, needsAddress } from '@jishi/api';
import type { OrderDetail, OrderState } from '@jishi/api/orders';
import { wordOfParcels } from './parcel-look.ts';

type Served = Pick<OrderDetail, 'lines'>;

/** Whether nothing is sent, but somebody comes or gives a lesson: no parcel is on its way. */
export const isService = ({ lines }: Served): boolean =>
  lines.length > 0 && lines.every(({ productType }) => !needsAddress(productType) && !isDeliveredOnline(productType));

export type HintKey =
  | OrderState
  | 'service-awaiting-shipment'
  | 'service-shipped'
  | 'prize-awaiting-shipment'
  | 'partly-sent'
  | NonNullable<ReturnType<typeof wordOfParcels>>;

type Hinted = Pick<OrderDetail, 'state' | 'lines' | 'prize' | 'parcels'>;

/** What is said below the state of an order: a prize was not paid, a service is not on its way, parcels are where they are. */
export function hintOf(order: Hinted): HintKey {
  const { state, parcels } = order;
  if (state === 'awaiting-shipment' && parcels.length > 0) return 'partly-sent';
  if (state === 'awaiting-shipment' && order.prize) return 'prize-awaiting-shipment';
  if ((state === 'awaiting-shipment' || state === 'shipped') && isService(order)) return `service-${state}`;
  return (state === 'shipped' && wordOfParcels(parcels)) || state;
}
