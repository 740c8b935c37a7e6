import { paths } from '@jishi/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { optionId } from '../hooks/use-combobox.ts';

export type WordOptionProps = {
  word: string;
  /** Where it leads; to the results of the word without it. */
  to?: string | undefined;
  listId: string;
  index: number;
  /** Where the box is at. */
  at: number;
  children: ReactNode;
};

/** A word as a link to its results, or a name as one to its page; the search box walks to it, so it is outside of the tab order. */
export function WordOption({
  word,
  to = paths.products({ keyword: word }),
  listId,
  index,
  at,
  children,
}: WordOptionProps) {
  return (
    <Link
      id={optionId(listId, index)}
      role="option"
      aria-selected={index === at}
      tabIndex={-1}
      to={to}
      // A press must not take the focus off the box: that would close what is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Link>
  );
}
