import { sumCents, timesCents } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';

type Delivered = Pick<CartLine, 'shippingRateId' | 'freeShippingFrom' | 'unitPrice' | 'quantity'>;

/** Whether all of this is sent for nothing, whatever the address: goods of one shipping rate reach its amount together. */
export function shipsFree(lines: readonly Delivered[]): boolean {
  const byRate = Map.groupBy(lines, ({ shippingRateId }) => shippingRateId);
  return lines.every(({ shippingRateId, freeShippingFrom }) => {
    const together = byRate.get(shippingRateId) ?? [];
    return freeShippingFrom !== undefined && amountOf(together) >= freeShippingFrom;
  });
}

const amountOf = (lines: readonly Delivered[]) =>
  sumCents(lines.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity)));
