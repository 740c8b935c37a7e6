import { useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { usePageTexts } from '@jishi/part-kit/page-texts';
import { Pagination } from '@jishi/ui/data';
import type { ListMoves } from '../hooks/use-list-moves.ts';
import { change } from '../model/changes.ts';
import { hiddenFields } from '../model/hidden-fields.ts';
import { listPath, pageSizes } from '../model/list-address.ts';
import { ListLink } from './list-link.tsx';

export function ListPages({ total, moves }: { total: number; moves: ListMoves }) {
  const lang = useLang();
  const { shown, moveTo } = moves;
  const [path = ''] = listPath(shown).split('?');
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
      form={(field) => ({ action: localePath(lang, path), fields: hiddenFields(shown, [field]) })}
      texts={usePageTexts(total)}
    />
  );
}
