import type { ArticleLink } from '@jishi/api/articles';
import { paths } from '@jishi/contracts';
import { centreInLine } from '@jishi/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useHelpWords } from '../messages/help/texts.ts';
import * as styles from './help-frame.styles.ts';

type HelpMenuProps = {
  columns: readonly ArticleLink[];
  /** What they stand under; the help itself when missing. */
  title?: string | undefined;
  /** The column the page shows or belongs to. */
  columnId: string;
  /** The page is something inside of the column, not the column itself. */
  isWithin?: boolean;
};

/** The columns of the help to choose from. */
export function HelpMenu({ columns, title, columnId, isWithin = false }: HelpMenuProps) {
  const text = useHelpWords();
  const id = useId();
  return (
    <styles.Menu aria-labelledby={id}>
      <h2 id={id}>{title ?? text('title')}</h2>
      <ul>
        {columns.map((column) => (
          <li key={column.id}>
            <Link
              to={paths.articles(column.name)}
              ref={column.id === columnId ? showEntry : null}
              aria-current={column.id === columnId ? (isWithin ? 'true' : 'page') : undefined}
            >
              {column.name}
            </Link>
          </li>
        ))}
      </ul>
    </styles.Menu>
  );
}

/** Brings an entry into view where the entries move sideways. */
const showEntry = (entry: HTMLElement | null): void => centreInLine(entry, entry?.closest('ul'));
