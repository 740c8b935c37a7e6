import { startPagePayment } from '@jishi/api/payments';
import { useApi } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { leftFor, noteLeaving } from '../model/left-for-cashier.ts';

/** What is known of a payment the tab has come back from. */
export type WayBack = 'unknown' | 'refused';

/** Pays on the page of a provider: the tab goes there and comes back to this one. */
export function usePayOnPage(orderId: string, onRefused: () => void) {
  const api = useApi();
  const failureText = useFailureText(useTexts()('pay.not-set-up'));
  const [back, setBack] = useState<WayBack | null>(null);
  const { mutate, reset, isPending, data, error } = useMutation({
    // Told beside the button.
    mutationFn: () => startPagePayment(api, orderId, { silent: true }),
    onSuccess: ({ number, url }) => {
      noteLeaving(orderId, number);
      location.assign(url);
    },
    onError: onRefused,
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async () => {
      const left = leftFor(orderId);
      setBack(left === null ? null : 'unknown');
      if (!left) return;
      try {
        const { number } = await startPagePayment(api, orderId, { silent: true, signal });
        // Another attempt: the one the tab was sent away for has ended without money.
        if (number !== left) setBack('refused');
      } catch {
        return; // paid, over, or not to be known now: whoever follows the order will hear
      }
    };
    void look();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // A page that was kept as it was left still says that it is leaving.
      reset();
      void look();
    };
    addEventListener('pageshow', onShow, { signal });
    return () => leaving.abort();
  }, [api, orderId, reset]);

  return {
    /** Came back from there; `null` when it was not. */
    back,
    leave: () => mutate(),
    isLeaving: isPending,
    /** Where the tab is going, for browsers that do not go by themselves. */
    target: data?.url ?? null,
    failure: error ? failureText(error) : null,
  };
}
