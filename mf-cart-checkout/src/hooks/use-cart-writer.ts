import type { CartLine } from '@jishi/api/cart';
import { cartKeys } from '@jishi/api/cart/queries';
import { useShop } from '@jishi/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CartChange } from '../model/cart-change.ts';
import { inShownOrder } from '../model/in-shown-order.ts';
import { keptUnticked, noteVisitorsLines } from '../model/kept-choice.ts';

const changeKey = ['cart', 'change'] as const;

/**
 * Optimistic updates of the cart of this tab, and their rollback: a change is shown at once. A visitor's lines are changed in the browser; a customer's changes go to
 * the server one after the other, in the order they were made, and one that fails is taken back without touching the
 * others. The function answers when the change is kept and throws when it was refused.
 */
export function useCartWriter(): (change: CartChange) => Promise<void> {
  const shop = useShop();
  const { api, session, cart } = shop;
  const queries = useQueryClient();
  const show = useCallback((lines: readonly CartLine[]) => cart.getState().setLines(lines), [cart]);

  const settle = (answer: CartLine[] | null, change: CartChange) => {
    if (answer) queries.setQueryData(cartKeys.all, inShownOrder(answer, cart.getState().lines));
    const kept = queries.getQueryData<CartLine[]>(cartKeys.all);
    if (kept) show(withChanges(kept, pendingChanges(queries, change)));
  };
  const { mutateAsync } = useMutation({
    mutationKey: changeKey,
    scope: { id: 'cart' },
    mutationFn: (change: CartChange) => change.send(api),
    onSuccess: settle,
    onError: (_error, change) => settle(null, change),
  });

  return useCallback(
    async (change) => {
      const { lines, isKnown } = cart.getState();
      if (!session.getState().isSignedIn) {
        show(change.apply(lines));
        return noteVisitorsLines(shop);
      }
      // What a visitor had picked is settled first: what is added now is picked as well.
      keptUnticked(shop);
      // An answer that was asked for before this change must not overwrite it.
      void queries.cancelQueries({ queryKey: cartKeys.all });
      if (isKnown) {
        if (pendingChanges(queries).length === 0) queries.setQueryData(cartKeys.all, [...lines]);
        show(change.apply(cart.getState().lines));
      }
      await mutateAsync(change);
    },
    [shop, cart, session, queries, show, mutateAsync],
  );
}

/**
 * Shows the server's cart in the order that is shown already, with the changes on top that the server has not heard yet; answers it
 * without them.
 */
export function useShowServerCart(): (answer: readonly CartLine[]) => CartLine[] {
  const { cart } = useShop();
  const queries = useQueryClient();
  return useCallback(
    (answer) => {
      const { lines, setLines } = cart.getState();
      const kept = inShownOrder(answer, lines);
      setLines(withChanges(kept, pendingChanges(queries)));
      return kept;
    },
    [cart, queries],
  );
}

const withChanges = (lines: readonly CartLine[], changes: readonly CartChange[]): CartLine[] =>
  changes.reduce<CartLine[]>((shown, change) => change.apply(shown), [...lines]);

/** Changes the server has not answered, oldest first; without the one that was answered just now. */
function pendingChanges(queries: QueryClient, answered?: CartChange): CartChange[] {
  return queries
    .getMutationCache()
    .findAll({ mutationKey: changeKey, status: 'pending' })
    .map(({ state }) => state.variables as CartChange)
    .filter((change) => change !== answered);
}
