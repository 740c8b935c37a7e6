import { paths, withQuery } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { COLUMN_PAGE_SIZE } from '../../../queries/article-queries.ts';
import type { ShownColumn } from './column.tsx';

type ColumnPagesProps = { column: ShownColumn; total: number; page: number };

export function ColumnPages({ column, total, page }: ColumnPagesProps) {
  const pathOf = (number: number) => withQuery(paths.articles(column.name), { page: number === 1 ? null : number });
  return <PageLinks page={page} pageSize={COLUMN_PAGE_SIZE} total={total} pathOf={pathOf} />;
}
