import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { BodyGroup, Cell, HeadCell, HeadGroup, Line, Sheet, SortButton } from './table-parts.tsx';

export type SortDirection = 'ascending' | 'descending';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'center' | 'end';
  /** On phones, where a row is a block: `label` writes the heading before it (default), `bare` does not, `hidden` leaves it out. */
  phone?: 'label' | 'bare' | 'hidden';
  /** The head is a button; needs `onSort`. */
  sortable?: boolean;
};

export type TableProps<Row> = {
  /** Says what the table holds; for readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  sort?: { key: string; direction: SortDirection };
  onSort?: (key: string) => void;
};

/** Rows and columns; below 900 px each row becomes a block. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, sort, onSort }: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <Sheet>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <HeadGroup>
        <Line>
          {columns.map((column) => {
            const direction = sort?.key === column.key ? sort.direction : undefined;
            const isSortable = Boolean(column.sortable && onSort);
            return (
              <HeadCell
                key={column.key}
                $align={column.align ?? 'start'}
                aria-sort={isSortable ? (direction ?? 'none') : undefined}
              >
                {isSortable ? (
                  <SortButton type="button" onClick={() => onSort?.(column.key)}>
                    {column.header}
                    <SortMark direction={direction} />
                  </SortButton>
                ) : (
                  column.header
                )}
              </HeadCell>
            );
          })}
        </Line>
      </HeadGroup>
      <BodyGroup>
        {rows.map((row) => (
          <Line key={rowKey(row)}>
            {columns.map(({ key, header, cell, align = 'start', phone = 'label' }) => (
              <Cell key={key} $align={align} data-phone={phone}>
                {phone === 'label' && <span aria-hidden="true">{header}</span>}
                <div>{cell(row)}</div>
              </Cell>
            ))}
          </Line>
        ))}
      </BodyGroup>
    </Sheet>
  );
}

function SortMark({ direction }: { direction: SortDirection | undefined }) {
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ChevronUp : ChevronDown;
  return <Icon size={14} strokeWidth={1.75} aria-hidden />;
}
