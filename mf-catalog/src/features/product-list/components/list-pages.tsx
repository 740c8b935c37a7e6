import { useCommonTexts } from '@jishi/i18n';
import { Pagination } from '@jishi/ui/data';
import type { ListMoves } from '../hooks/use-list-moves.ts';
import { change } from '../model/changes.ts';
import { pageSizes } from '../model/list-address.ts';
import { ListLink } from './list-link.tsx';

export function ListPages({ total, moves }: { total: number; moves: ListMoves }) {
  const text = useCommonTexts();
  const { shown, moveTo } = moves;
  const handleSize = (size: number) => {
    const pageSize = pageSizes.find((known) => known === size);
    if (pageSize) moveTo(change(shown, { pageSize }));
  };
  return (
    <Pagination
      page={shown.page}
      pageSize={shown.pageSize}
      total={total}
      pageSizes={pageSizes}
      linkAs={ListLink}
      linkProps={(page) => ({ moves, to: { ...shown, page } })}
      onPageSize={handleSize}
      onPage={(page) => moveTo({ ...shown, page })}
      texts={{
        label: text('pages.label'),
        total: text('pages.total', { total }),
        previous: text('pages.previous'),
        next: text('pages.next'),
        page: (page) => text('pages.page', { page }),
        size: (size) => text('pages.size', { size }),
        sizeLabel: text('pages.size_label'),
        jump: text('pages.jump'),
      }}
    />
  );
}
