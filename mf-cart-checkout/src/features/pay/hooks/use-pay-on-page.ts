import { startPagePayment } from '@jishi/api/payments';
import { useApi } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { hasLeftFor, noteLeaving } from '../model/left-for-cashier.ts';

/** Pays on the page of a provider: the tab goes there and comes back to this one. */
export function usePayOnPage(orderId: string, onRefused: () => void) {
  const api = useApi();
  const failureText = useFailureText(useTexts()('pay.not-set-up'));
  const [isBack, setBack] = useState(false);
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: () => startPagePayment(api, orderId),
    onSuccess: ({ url }) => {
      noteLeaving(orderId);
      location.assign(url);
    },
    onError: onRefused,
  });

  useEffect(() => {
    const look = () => setBack(hasLeftFor(orderId));
    look();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // A page that was kept as it was left still says that it is leaving.
      reset();
      look();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [orderId, reset]);

  return {
    /** Came back from there; what became of it is not known yet. */
    isBack,
    leave: () => mutate(),
    isLeaving: isPending,
    /** Where the tab is going, for browsers that do not go by themselves. */
    target: data?.url ?? null,
    failure: error ? failureText(error) : null,
  };
}
