import { isApiError } from '@jishi/api';
import { qrPaymentQuery } from '@jishi/api/payments/queries';
import { useApi } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';

/** Long before a code ends at the provider; soon after a payment was refused on the phone. */
const RENEW_CODE_MS = 15_000;

/** The shop or its provider has said no, in words: another attempt would get the same answer. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && !error.retryable && error.serverMessage !== undefined;

/** The code to pay an order with, renewed while it is shown. */
export function useQrPayment(orderId: string) {
  const failureText = useFailureText(useTexts()('pay.not-set-up'));
  const { data, error, isFetching, refetch } = useQuery({
    ...qrPaymentQuery(useApi(), orderId),
    // Not while the tab is hidden; at once when it is looked at again.
    refetchInterval: ({ state }) => state.data !== undefined && RENEW_CODE_MS,
    refetchOnWindowFocus: 'always',
  });
  const [number, setNumber] = useState<string | null>(null);
  const [wasRefused, setRefused] = useState(false);
  if (data && data.number !== number) {
    setNumber(data.number);
    // Another number: the attempt that was shown has ended without money.
    setRefused(number !== null);
  }
  return {
    content: data?.content ?? null,
    wasRefused,
    failure: error && !isFetching && !data ? { text: failureText(error), isRefusal: isRefusal(error) } : null,
    retry: () => void refetch(),
  };
}
