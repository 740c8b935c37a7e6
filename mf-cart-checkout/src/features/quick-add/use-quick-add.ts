import { isDeliveredOnline } from '@jishi/api';
import { productQuery } from '@jishi/api/products/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePurchase } from '../add-to-cart/use-purchase.ts';

/** Adding a piece per click of a product known by its card only: its page is next when something has to be chosen there. */
export function useQuickAdd(productId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useShop();
  const failureText = useFailureText();
  const purchase = usePurchase({ productId, variantId: null, quantity: 1 });
  const [underWay, setUnderWay] = useState(0);
  const question = useRef<Promise<boolean>>(null);

  /** Whether it can be added without choosing; leads to its page when not, and says when that is not known. */
  const ask = async (): Promise<boolean> => {
    try {
      const { variants, type } = await queries.fetchQuery(productQuery(api, productId));
      if (variants.length === 0 && !isDeliveredOnline(type)) return true;
      await navigate(paths.product(productId));
    } catch (error) {
      notify({ kind: 'error', text: failureText(error) });
    }
    return false;
  };
  // Fast clicks share one question: what is in the way is said once, each piece is added.
  const mayAdd = () => {
    question.current ??= ask().finally(() => {
      question.current = null;
    });
    return question.current;
  };

  const add = async () => {
    setUnderWay((count) => count + 1);
    if (await mayAdd()) await purchase.add();
    setUnderWay((count) => count - 1);
  };
  return { add, isBusy: underWay > 0 };
}
