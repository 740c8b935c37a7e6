import { addToCart } from '@jishi/api/cart';
import type { OrderLine } from '@jishi/api/orders';
import { paths, useApi, useCart, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

/** Puts lines of an order into the cart, as many pieces as stock and limits allow. */
export function useBuyAgain() {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const { notify, has } = useShop();
  const navigate = useNavigate();
  const setLines = useCart((cart) => cart.setLines);
  return useMutation({
    mutationFn: (lines: readonly OrderLine[]) => {
      const entries = lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
      return addToCart(api, entries, { cap: true });
    },
    onSuccess: (cart) => {
      setLines(cart);
      const action = { label: text('orders.to-cart'), run: () => void navigate(paths.cart()) };
      const hasCart = has('mf_cart_checkout/cart');
      notify({ kind: 'success', text: text('orders.in-cart'), ...(hasCart ? { action } : {}) });
    },
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
}
