import { getOrder, type PaymentInfo } from '@jishi/api/orders';
import { useShop } from '@jishi/contracts';
import { useEffect } from 'react';

/** Reports a paid order with its lines; the page goes on without it. */
export function useReportedPurchase(orderId: string, { number, total }: PaymentInfo): void {
  const { api, bus } = useShop();
  useEffect(() => {
    const leaving = new AbortController();
    getOrder(api, orderId, { signal: leaving.signal, silent: true }).then(
      ({ lines }) => bus.emit('commerce:reported', { name: 'purchase', lines, orderNumber: number, paid: total }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [api, bus, orderId, number, total]);
}
