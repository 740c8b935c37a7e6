import { isApiError } from '@jishi/api';
import { claimCoupon } from '@jishi/api/coupons';
import { couponInvalidations } from '@jishi/api/coupons/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from '../messages/texts.ts';

export type Claiming = {
  claimingId: string | null;
  /** Claims a coupon; a visitor is asked to sign in first. */
  claim: (couponId: string) => void;
};

/** Claims coupons. Visitors are asked to sign in first and come back here. */
export function useClaim(): Claiming {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const { notify, requireSignIn } = useShop();
  /** Of claims nobody knows the end of: pressed again they must not claim twice. */
  const keys = useRef(new Map<string, string>());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (couponId: string) => {
      const key = keys.current.get(couponId) ?? newKey();
      keys.current.set(couponId, key);
      return claimCoupon(api, couponId, { idempotencyKey: key });
    },
    onSuccess: (_, couponId) => {
      keys.current.delete(couponId);
      notify({ kind: 'success', text: text('coupon.done') });
    },
    onError: (error, couponId) => {
      // The server has answered: nothing was claimed.
      if (isApiError(error) && error.serverMessage !== undefined) keys.current.delete(couponId);
      notify({ kind: 'error', text: failureText(error) });
    },
    // Also after a refusal: there is a reason, and the list shows it.
    onSettled: () => invalidate(queries, couponInvalidations.claimCoupon),
  });
  return {
    claimingId: isPending ? variables : null,
    claim: (couponId) => {
      if (requireSignIn() && !isPending) mutate(couponId);
    },
  };
}

/** Works also where the page is not served securely and `randomUUID` is missing. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
