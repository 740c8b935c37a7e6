import { useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useCallback } from 'react';
import type { CartChange } from '../model/cart-change.ts';
import { useCartWriter } from './use-cart-writer.ts';

/** Changes the cart and says so when it could not be done; answers whether it was. */
export function useChangeCart(): (change: CartChange) => Promise<boolean> {
  const { notify } = useShop();
  const write = useCartWriter();
  const failureText = useFailureText();
  return useCallback(
    async (change) => {
      try {
        await write(change);
        return true;
      } catch (error) {
        notify({ kind: 'error', text: failureText(error) });
        return false;
      }
    },
    [write, notify, failureText],
  );
}
