import { isApiError } from '@jishi/api';
import { paths, useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartWriter } from '../../hooks/use-cart-writer.ts';
import { useCounted } from '../../hooks/use-counted.ts';
import { useTexts } from '../../messages/texts.ts';
import { adding, addingAll } from '../../model/cart-change.ts';
import { type Admitted, admittedTo, type ListLine, type Refused, wantedLines } from './wanted-lines.ts';

/** How adding went, as long as something is not in the cart. */
export type Outcome = { readonly added: number; readonly refused: readonly Refused[] };

/**
 * Adds all lines, or what can be added of them, and leads to the cart when nothing is left.
 *
 * @param stays the shopper stays where they are, and is offered the way to the cart
 */
export function useAddLines(stays: boolean) {
  const shop = useShop();
  const { api, cart, bus, notify } = shop;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const text = useTexts();
  const counted = useCounted();
  const write = useCartWriter();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** One call for all of them. Where the server refuses that, each by itself: one must not keep out the others. */
  const put = async (admitted: readonly Admitted[]): Promise<Refused[]> => {
    if (admitted.length === 0) return [];
    try {
      await write(addingAll(admitted.map(({ line }) => line)));
      return [];
    } catch (error) {
      if (!isRefusal(error) || admitted.length === 1)
        return admitted.map(({ asked }) => ({ asked, refusal: { error } }));
    }
    const refused: Refused[] = [];
    for (const { asked, line } of admitted) {
      await write(adding(line)).catch((error: unknown) => refused.push({ asked, refusal: { error } }));
    }
    return refused;
  };

  const run = async (lines: readonly ListLine[]) => {
    const wanted = await wantedLines(api, queries, lines);
    const { admitted, refused } = admittedTo(cart.getState().lines, wanted);
    const late = await put(admitted);
    const added = admitted.filter(({ asked }) => !late.some((one) => one.asked.key === asked.key));
    if (added.length > 0) {
      bus.emit('commerce:reported', { name: 'add_to_cart', lines: added.map(({ line }) => line) });
      bus.emit('cart:lines-added', { keys: added.map(({ asked }) => asked.key) });
    }
    const failed = [...refused, ...late];
    if (failed.length > 0) return setOutcome({ added: added.length, refused: failed });
    setOutcome(null);
    const pieces = added.reduce((sum, { line }) => sum + line.quantity, 0);
    const done = text('add-lines.done', { kinds: counted.all({ kinds: added.length, pieces }) });
    const seeCart = { label: text('add.see-cart'), run: () => void navigate(paths.cart()) };
    notify({ kind: 'success', text: done, ...(stays && { action: seeCart }) });
    if (!stays) await navigate(paths.cart());
  };

  return {
    isBusy,
    outcome,
    async add(lines: readonly ListLine[]) {
      if (isRunning.current || lines.length === 0) return;
      isRunning.current = true;
      setBusy(true);
      try {
        await run(lines);
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}

/** The shop has said no: nothing was added. Of an answer that never came nobody knows. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error, 'conflict') || isApiError(error, 'validation') || isApiError(error, 'not-found');
