import type { OrderDetail } from '@jishi/api/orders';
import { expect, it } from 'vitest';
import { hintOf } from './order-hint.ts';

type Type = OrderDetail['lines'][number]['productType'];
const order = (state: OrderDetail['state'], types: Type[], prize = false) =>
  ({
    state,
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
  ['a prize on its way', order('shipped', ['physical'], true), 'shipped'],
] as const)('%s', (_, given, hint) => expect(hintOf(given)).toBe(hint));
