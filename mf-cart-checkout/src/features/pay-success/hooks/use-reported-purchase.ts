import type { PaymentInfo } from '@jishi/api/orders';
import { boughtQuery } from '@jishi/api/orders/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reports a paid order with its lines; the page goes on without it. */
export function useReportedPurchase(orderId: string, { number, total }: PaymentInfo): void {
  const { bus } = useShop();
  const { data } = useQuery(boughtQuery(useApi(), orderId));
  const lines = data?.lines;
  useEffect(() => {
    if (lines) bus.emit('commerce:reported', { name: 'purchase', lines, orderNumber: number, paid: total });
  }, [bus, lines, number, total]);
}
