import type { OrderSummary } from '@jishi/api/orders';
import { useState } from 'react';
import { useBuyAgain } from './use-buy-again.ts';
import { type OrderAction, useOrderQuestion } from './use-order-question.ts';

/** What can be done with an order without leaving the page; some ask before, the others open a dialog. */
export type OrderAct = OrderAction | 'again' | OpenedKind;
type OpenedKind = 'address' | 'invoice';

export type OrderActs = ReturnType<typeof useOrderActs>;

/**
 * All that a list of orders, or the page of one, does with them.
 *
 * @param onRemoved leaves a page that shows only this order
 */
export function useOrderActs(onRemoved?: () => void) {
  const question = useOrderQuestion(onRemoved);
  const again = useBuyAgain();
  const [opened, setOpened] = useState<{ kind: OpenedKind; order: OrderSummary } | null>(null);
  const act = (kind: OrderAct, order: OrderSummary) => {
    if (kind === 'again') again.start(order.id);
    else if (kind === 'address' || kind === 'invoice') setOpened({ kind, order });
    else question.ask({ action: kind, order });
  };
  return { act, question, again, opened, close: () => setOpened(null) };
}
