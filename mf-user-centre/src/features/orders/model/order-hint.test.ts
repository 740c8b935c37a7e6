import type { OrderDetail } from '@jishi/api/orders';
import { expect, it } from 'vitest';
import { hintOf } from './order-hint.ts';

type Type = OrderDetail['lines'][number]['productType'];
const order = (state: OrderDetail['state'], types: Type[], prize = false, parcels: string[] = []) =>
  ({
    state,
    parcels: parcels.map((word) => ({ state: word })),
    lines: types.map((productType) => ({ productType })),
    prize: prize ? { name: '蜂蜜', lotteryId: '1' } : null,
  }) as unknown as OrderDetail;

it.each([
  ['a parcel', order('shipped', ['physical']), 'shipped'],
  ['a service', order('shipped', ['virtual']), 'service-shipped'],
  ['a service that was paid', order('awaiting-shipment', ['virtual']), 'service-awaiting-shipment'],
  ['a service that is over', order('completed', ['virtual']), 'completed'],
  ['a parcel with a service', order('shipped', ['physical', 'virtual']), 'shipped'],
  ['codes', order('awaiting-shipment', ['card-key']), 'awaiting-shipment'],
  ['a prize', order('awaiting-shipment', ['physical'], true), 'prize-awaiting-shipment'],
  ['the first of two parcels', order('awaiting-shipment', ['physical'], false, ['collected']), 'partly-sent'],
  ['one that is brought today', order('shipped', ['physical'], false, ['out-for-delivery']), 'out-for-delivery'],
  ['all that have come', order('shipped', ['physical'], false, ['delivered', 'delivered']), 'delivered'],
  ['one that goes back', order('shipped', ['physical'], false, ['delivered', 'returning']), 'parcel-problem'],
  ['parcels of an order that is over', order('completed', ['physical'], false, ['delivered']), 'completed'],
  ['a prize on its way', order('shipped', ['physical'], true), 'shipped'],
] as const)('%s', (_, given, hint) => expect(hintOf(given)).toBe(hint));
