import { useOptimistic, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ListAddress, listPath } from '../model/list-address.ts';

export type MoveOptions = {
  /** Stay where the page is scrolled to: for filters, whose control must not run away. */
  keepScroll?: boolean;
};

/** For filters. */
export const stay: MoveOptions = { keepScroll: true };

export type ListMoves = {
  /** What the controls show: the wanted list, while its products are on their way. */
  shown: ListAddress;
  isMoving: boolean;
  /** Goes to another list; the old products stay, dimmed, until the new ones are there. */
  moveTo: (next: ListAddress, options?: MoveOptions) => void;
};

/** Changes of the list. Quick ones add up: each begins where the one before it wanted to go. */
export function useListMoves(address: ListAddress): ListMoves {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(address);
  const [isMoving, startMove] = useTransition();
  const moveTo = (next: ListAddress, { keepScroll = false }: MoveOptions = {}) =>
    startMove(async () => {
      show(next);
      await navigate(listPath(next), { preventScrollReset: keepScroll });
    });
  return { shown, isMoving, moveTo };
}
