import type { SalePlace } from '@jishi/api/flash-sales';

/** A place in a line, waiting unless said otherwise. */
export const aPlace = (more: Partial<SalePlace> = {}): SalePlace => ({
  id: '7',
  productId: '1001',
  variantId: null,
  saleId: '4',
  number: 214,
  state: 'waiting',
  quantity: 1,
  held: 0,
  position: 214,
  waitSeconds: 6,
  left: 266,
  heldByAll: 20,
  nextRelease: '2026-11-20 14:03:00',
  turnsPerSecond: 36,
  arrivedAt: '2026-11-20 14:00:02',
  heldUntil: null,
  endedAt: null,
  saleStartsAt: '2026-11-20 14:00:00',
  saleEndsAt: '2026-11-20 16:00:00',
  orderId: null,
  serverTime: '2026-11-20 14:00:02',
  ...more,
});
