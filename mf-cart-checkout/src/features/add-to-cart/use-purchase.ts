import { type CartLine, cartLineOf } from '@jishi/api/cart';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeCart } from '../../hooks/use-change-cart.ts';
import { useFailureText } from '../../hooks/use-failure-text.ts';
import { useTexts } from '../../messages/texts.ts';
import { adding } from '../../model/cart-change.ts';
import { createDraft } from '../../model/checkout-draft.ts';
import { storeDraft } from '../../model/draft-store.ts';
import { productQuery } from '../../queries/product-query.ts';
import { refusalOf } from './model/admission.ts';

type Wanted = { productId: string; variantId: string | null; quantity: number };

/** Putting a choice into the cart, or straight into an order. */
export function usePurchase(wanted: Wanted) {
  const shop = useShop();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const text = useTexts();
  const change = useChangeCart();
  const failureText = useFailureText();
  const [isOpening, setOpening] = useState(false);

  const lineOf = async ({ productId, variantId, quantity }: Wanted): Promise<CartLine> => {
    const product = await queries.ensureQueryData(productQuery(api, productId));
    const variant = product.variants.find(({ id }) => id === variantId) ?? null;
    const line = cartLineOf(product, variant, quantity);
    // The chosen variant is no longer sent: it has sold out since the page was drawn.
    return variantId !== null && !variant ? { ...line, stock: 0 } : line;
  };

  /** The line, when it may go on top of `lines`; says why not. */
  const admitted = async (lines: () => readonly CartLine[]): Promise<CartLine | null> => {
    try {
      const line = await lineOf(wanted);
      const refusal = refusalOf(lines(), line);
      if (!refusal) return line;
      const { reason, ...numbers } = refusal;
      const key = 'inCart' in refusal && refusal.inCart > 0 ? (`refused.${refusal.reason}.in-cart` as const) : null;
      shop.notify({ kind: 'warning', text: text(key ?? `refused.${reason}`, numbers) });
    } catch (error) {
      shop.notify({ kind: 'error', text: failureText(error) });
    }
    return null;
  };

  return {
    isOpening,
    async add() {
      const line = await admitted(() => shop.cart.getState().lines);
      if (!line || !(await change(adding(line)))) return;
      shop.notify({
        kind: 'success',
        text: text('add.done'),
        action: { label: text('add.see-cart'), run: () => void navigate(paths.cart()) },
      });
    },
    async buyNow() {
      if (isOpening || !shop.requireSignIn()) return;
      setOpening(true);
      const line = await admitted(() => []);
      if (line) {
        storeDraft(createDraft('buy-now', [line]));
        await navigate(paths.confirmOrder());
      }
      setOpening(false);
    },
  };
}
