import { useApi } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../hooks/use-failure-text.ts';
import { useTexts } from '../../../messages/texts.ts';
import { qrPaymentQuery } from '../../../queries/order-queries.ts';

/** The code to pay an order with, renewed while it is shown. */
export function useQrPayment(orderId: string) {
  const failureText = useFailureText(useTexts()('pay.not-set-up'));
  const { data, error, isFetching, refetch } = useQuery(qrPaymentQuery(useApi(), orderId));
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
    failure: error && !isFetching && !data ? failureText(error) : null,
    retry: () => void refetch(),
  };
}
