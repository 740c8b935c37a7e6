import { followOrAsk, followPayment } from '@jishi/api/payments';
import { useApi } from '@jishi/contracts';
import { useEffect, useRef } from 'react';

/**
 * Follows an order while a payment is awaited. `onNews` renews what is shown and answers whether that went well. Nothing
 * is sent while the tab is hidden; it is all asked for again when somebody looks.
 */
export function useFollowedOrder(orderId: string, isAwaited: boolean, onNews: () => Promise<boolean>): void {
  const api = useApi();
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    if (!isAwaited) return undefined;
    let leaving = new AbortController();
    const start = () => {
      leaving.abort();
      if (document.hidden) return;
      leaving = new AbortController();
      const ask = () => latest.current();
      const listen = (signal: AbortSignal, onHeard: () => void) =>
        followPayment(
          api,
          orderId,
          ({ state }) => {
            onHeard();
            if (state !== 'awaiting-payment') void ask();
          },
          { signal },
        );
      void followOrAsk({ listen, ask }, leaving.signal);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      leaving.abort();
    };
  }, [api, orderId, isAwaited]);
}
