import { addToCart, type CartLine } from '@jishi/api/cart';
import { type AgainLine, getAgainLines } from '@jishi/api/orders';
import { paths, useApi, useCart, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useSingleRun } from '@jishi/part-kit/use-single-run';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { isUnchanged } from '../model/again-choice.ts';

export type BuyAgain = ReturnType<typeof useBuyAgain>;

/**
 * Puts what an order had into the cart once more: at once when all of it is as it was, else after a look at what has changed.
 * Nothing is capped without a word.
 */
export function useBuyAgain() {
  const failureText = useFailureText();
  const api = useApi();
  const { notify } = useShop();
  const emitAdded = useEmitAdded();
  const [changed, setChanged] = useState<readonly AgainLine[] | null>(null);

  const put = (lines: readonly AgainLine[]) =>
    addToCart(
      api,
      lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
    );
  const look = useMutation({
    mutationFn: async (orderId: string) => {
      const lines = await getAgainLines(api, orderId);
      return lines.every(isUnchanged) ? { cart: await put(lines) } : { lines };
    },
    onSuccess: (found) => ('cart' in found ? emitAdded(found.cart) : setChanged(found.lines)),
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
  const add = useMutation({
    mutationFn: put,
    onSuccess: (cart) => {
      setChanged(null);
      emitAdded(cart);
    },
  });
  const startLook = useSingleRun(look);
  const startAdd = useSingleRun(add);
  return {
    /** Order that is being looked at. */
    busyWith: look.isPending ? look.variables : null,
    start: (orderId: string) => {
      add.reset();
      startLook(orderId);
    },
    /** Lines of an order of which something has changed, to choose from. */
    changed,
    close: () => setChanged(null),
    add: (lines: readonly AgainLine[]) => startAdd(lines),
    isAdding: add.isPending,
    error: add.error,
  };
}

/** Shows the cart as it is now, and the way there. */
function useEmitAdded() {
  const text = useTexts();
  const { notify, has } = useShop();
  const navigate = useNavigate();
  const setLines = useCart((cart) => cart.setLines);
  return (cart: CartLine[]) => {
    setLines(cart);
    const action = { label: text('orders.to-cart'), run: () => void navigate(paths.cart()) };
    const hasCart = has('mf_cart_checkout/cart');
    notify({ kind: 'success', text: text('orders.in-cart'), ...(hasCart ? { action } : {}) });
  };
}
