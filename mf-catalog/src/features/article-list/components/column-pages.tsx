import { paths, withQuery } from '@jishi/contracts';
import { Pagination } from '@jishi/ui/data';
import { Link, useNavigate } from 'react-router-dom';
import { usePageTexts } from '../../../hooks/use-page-texts.ts';
import { COLUMN_PAGE_SIZE } from '../../../queries/article-queries.ts';
import type { ShownColumn } from './column.tsx';

type ColumnPagesProps = { column: ShownColumn; total: number; page: number };

export function ColumnPages({ column, total, page }: ColumnPagesProps) {
  const navigate = useNavigate();
  const pathOf = (number: number) => withQuery(paths.articles(column.name), { page: number === 1 ? null : number });
  return (
    <Pagination
      page={page}
      pageSize={COLUMN_PAGE_SIZE}
      total={total}
      linkAs={Link}
      linkProps={(number) => ({ to: pathOf(number) })}
      onPage={(number) => void navigate(pathOf(number))}
      texts={usePageTexts(total)}
    />
  );
}
