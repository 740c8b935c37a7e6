import { isDeliveredOnline } from '@jishi/api/products';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../hooks/use-failure-text.ts';
import { productQuery } from '../../queries/product-query.ts';
import { usePurchase } from '../add-to-cart/use-purchase.ts';

/** Adding one piece of a product known by its card only: its page is next when something has to be chosen there. */
export function useQuickAdd(productId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useShop();
  const failureText = useFailureText();
  const purchase = usePurchase({ productId, variantId: null, quantity: 1 });
  const [isBusy, setBusy] = useState(false);
  // State comes too late for a second click in the same moment.
  const isAdding = useRef(false);

  const addOrOpen = async () => {
    const { variants, type } = await queries.fetchQuery(productQuery(api, productId));
    if (variants.length > 0 || isDeliveredOnline(type)) await navigate(paths.product(productId));
    else await purchase.add();
  };

  const add = async () => {
    if (isAdding.current) return;
    isAdding.current = true;
    setBusy(true);
    try {
      await addOrOpen();
    } catch (error) {
      notify({ kind: 'error', text: failureText(error) });
    }
    isAdding.current = false;
    setBusy(false);
  };
  return { add, isBusy };
}
