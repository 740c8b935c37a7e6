import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ListMoves, MoveOptions } from '../hooks/use-list-moves.ts';
import { type ListAddress, listPath } from '../model/list-address.ts';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  to: ListAddress;
  moves: ListMoves;
  options?: MoveOptions;
};

/** A link to another list. A plain click moves the list; everything else (a new tab, no JavaScript) follows the address. */
export function ListLink({ to, moves, options, ...rest }: ListLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    moves.moveTo(to, options);
  };
  return <Link {...rest} to={listPath(to)} onClick={handleClick} />;
}
