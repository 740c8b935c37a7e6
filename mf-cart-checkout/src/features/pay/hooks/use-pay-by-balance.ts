import { payByBalance } from '@jishi/api/payments';
import { useApi } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation } from '@tanstack/react-query';

/** Pays an order from the balance; what was refused is shown anew, because something has changed. */
export function usePayByBalance(orderId: string, onPaid: () => void, onRefused: () => void) {
  const api = useApi();
  const failureText = useFailureText();
  const { mutate, isPending, isSuccess, error } = useMutation({
    // One order is paid once, whatever tab or attempt asks for it.
    mutationFn: () => payByBalance(api, orderId, { idempotencyKey: `pay-${orderId}` }),
    onSuccess: onPaid,
    onError: onRefused,
  });
  return {
    pay: () => {
      if (!isPending && !isSuccess) mutate();
    },
    isPaying: isPending || isSuccess,
    failure: error ? failureText(error) : null,
  };
}
