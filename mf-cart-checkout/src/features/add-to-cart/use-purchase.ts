import type { CartLine } from '@jishi/api/cart';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeCart } from '../../hooks/use-change-cart.ts';
import { useTexts } from '../../messages/texts.ts';
import { adding } from '../../model/cart-change.ts';
import { createDraft } from '../../model/checkout-draft.ts';
import { storeDraft } from '../../model/draft-store.ts';
import { refusalOf } from './model/admission.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { useSaleLine } from './use-sale-line.ts';
import { type Wanted, type WantedLine, wantedLine } from './wanted-line.ts';

/** Putting a choice into the cart, or straight into an order. */
export function usePurchase(wanted: Wanted) {
  const shop = useShop();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const text = useTexts();
  const change = useChangeCart();
  const failureText = useFailureText();
  const refusalText = useRefusalText();
  const lineUp = useSaleLine();
  const [isOpening, setOpening] = useState(false);

  /** The line, when it may go on top of `lines`; says why not. */
  const admitted = async (lines: () => readonly CartLine[]): Promise<WantedLine | null> => {
    try {
      const found = await wantedLine(api, queries, wanted);
      const refusal = found ? refusalOf(lines(), found.line) : ({ reason: 'sale-over' } as const);
      if (!refusal) return found;
      shop.notify({ kind: 'warning', text: refusalText(refusal) });
    } catch (error) {
      shop.notify({ kind: 'error', text: failureText(error) });
    }
    return null;
  };

  return {
    isOpening,
    /** Answers whether it is in the cart now. */
    async add(): Promise<boolean> {
      const found = await admitted(() => shop.cart.getState().lines);
      if (!found || !(await change(adding(found.line)))) return false;
      shop.bus.emit('commerce:reported', { name: 'add_to_cart', lines: [found.line] });
      shop.notify({
        kind: 'success',
        text: text('add.done'),
        action: { label: text('add.see-cart'), run: () => void navigate(paths.cart()) },
      });
      return true;
    },
    async buyNow() {
      if (isOpening || !shop.requireSignIn()) return;
      setOpening(true);
      // In a sale everything else can wait: who comes first is decided by this call.
      const turn = wanted.flashSaleId === undefined ? null : await lineUp(wanted);
      const found = turn?.mayOrder === false ? null : await admitted(() => []);
      if (found && turn?.refusal) shop.notify({ kind: 'error', text: failureText(turn.refusal) });
      else if (found) {
        storeDraft(createDraft('buy-now', [found.line], found.flashSale));
        await navigate(paths.confirmOrder());
      }
      setOpening(false);
    },
  };
}
