import { useEffect, useRef } from 'react';

/**
 * An order that leaves the list takes the focus of its button with it: once no question is open the list has it, or the
 * page when nothing is left, so that the keyboard goes on from there.
 */
export function useFocusAfterRemoval(orders: readonly { readonly id: string }[], isAsking: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(orders);
  useEffect(() => {
    if (isAsking) return;
    const isGone = before.current.some(({ id }) => !orders.some((order) => order.id === id));
    before.current = orders;
    if (!isGone || document.activeElement !== document.body) return;
    (list.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [orders, isAsking]);
  return list;
}
