import { useCommonTexts } from '@jishi/i18n';
import { Pagination } from '@jishi/ui/data';
import { Link, useNavigate } from 'react-router-dom';

type PageLinksProps = {
  page: number;
  pageSize: number;
  total: number;
  /** Path of a page of the list, without the language prefix. */
  pathOf: (page: number) => string;
  sizes?: { all: readonly number[]; onChoose: (size: number) => void };
};

/** Pages of a list as links, in the texts common to all lists. */
export function PageLinks({ page, pageSize, total, pathOf, sizes }: PageLinksProps) {
  const common = useCommonTexts();
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
      texts={{
        label: common('pages.label'),
        total: common('pages.total', { total }),
        previous: common('pages.previous'),
        next: common('pages.next'),
        page: (to) => common('pages.page', { page: to }),
        size: (size) => common('pages.size', { size }),
        sizeLabel: common('pages.size_label'),
        jump: common('pages.jump'),
      }}
    />
  );
}
