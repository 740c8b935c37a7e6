import type { RefundQuote, RefundWish } from '@jishi/api/refunds';
import { refundQuoteQuery } from '@jishi/api/refunds/queries';
import { useApi } from '@jishi/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type QuoteState = { quote: RefundQuote | null; isCounting: boolean; error: Error | null };

/** What a wish gives back, by the server's own rule; the amount before stays, marked as old, while it is asked again. */
export function useRefundQuote(orderId: string, wish: RefundWish | null): QuoteState {
  const api = useApi();
  const query = wish ?? { kind: 'refund', reason: '', lines: [] };
  const { data, isFetching, error } = useQuery({
    ...refundQuoteQuery(api, orderId, query),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
  });
  if (wish === null) return { quote: null, isCounting: false, error: null };
  return { quote: error ? null : (data ?? null), isCounting: isFetching, error };
}
