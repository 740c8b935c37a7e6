import { claimCoupon } from '@jishi/api/coupons';
import { couponInvalidations } from '@jishi/api/coupons/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../messages/texts.ts';

/** Claims coupons. Visitors are asked to sign in first and come back here. */
export function useClaim() {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const { notify, requireSignIn } = useShop();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (couponId: string) => claimCoupon(api, couponId),
    onSuccess: () => notify({ kind: 'success', text: text('coupon.done') }),
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
    // Also after a refusal: there is a reason, and the list shows it.
    onSettled: () => invalidate(queries, couponInvalidations.claimCoupon),
  });
  return {
    claimingId: isPending ? variables : null,
    claim: (couponId: string) => {
      if (requireSignIn() && !isPending) mutate(couponId);
    },
  };
}
