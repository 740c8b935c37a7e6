import { Pagination } from '@jishi/ui/data';
import { Link, useNavigate } from 'react-router-dom';
import { usePageTexts } from './use-page-texts.ts';

export type PageLinksProps = {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Entries of the whole list. */
  total: number;
  /** Path of a page of the list, without the language prefix. */
  pathOf: (page: number) => string;
  /** Sizes the list can be cut into, when that is the shopper's choice. */
  sizes?: { all: readonly number[]; onChoose: (size: number) => void };
};

/** Pages of a list as links, in the texts common to all lists. */
export function PageLinks({ page, pageSize, total, pathOf, sizes }: PageLinksProps) {
  const navigate = useNavigate();
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      linkAs={Link}
      linkProps={(to) => ({ to: pathOf(to) })}
      {...(sizes ? { pageSizes: sizes.all, onPageSize: sizes.onChoose } : {})}
      onPage={(to) => void navigate(pathOf(to))}
      texts={usePageTexts(total)}
    />
  );
}
