import { followOrAsk, followPayment } from '@jishi/api/payments';
import { useApi } from '@jishi/contracts';
import { whileVisible } from '@jishi/part-kit/while-visible';
import { useEffect, useRef } from 'react';

/**
 * Follows an order while a payment is awaited. `onChange` renews what is shown and answers whether that went well. Nothing
 * is sent while the tab is hidden; it is all asked for again when somebody looks.
 */
export function useFollowedOrder(orderId: string, isAwaited: boolean, onChange: () => Promise<boolean>): void {
  const api = useApi();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!isAwaited) return undefined;
    const ask = () => latest.current();
    const listen = (signal: AbortSignal, onEvent: () => void) =>
      followPayment(
        api,
        orderId,
        ({ state }) => {
          onEvent();
          if (state !== 'awaiting-payment') void ask();
        },
        { signal },
      );
    return whileVisible((signal) => followOrAsk({ listen, ask }, signal));
  }, [api, orderId, isAwaited]);
}
