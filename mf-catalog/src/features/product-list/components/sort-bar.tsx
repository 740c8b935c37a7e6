import type { ProductFacets, ProductSort } from '@jishi/api/products';
import { VisuallyHidden } from '@jishi/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useTexts } from '../../../messages/texts.ts';
import type { ListMoves } from '../hooks/use-list-moves.ts';
import { change, nextPriceSort } from '../model/changes.ts';
import { offeredUnit } from '../model/unit-sort.ts';
import { FacetsButton } from './facets-button.tsx';
import { LateUnitSort } from './late-unit-sort.tsx';
import { ListLink } from './list-link.tsx';
import { PageSteps } from './page-steps.tsx';
import * as styles from './sort-bar.styles.ts';

type SortBarProps = {
  pageCount: number;
  total: number;
  facets: ProductFacets | null;
  moves: ListMoves;
};

/** Order of the list as links, so that they are shared and work without JavaScript. */
export function SortBar({ pageCount, total, facets, moves }: SortBarProps) {
  const text = useTexts();
  const { shown } = moves;
  const { sort } = shown;
  const isByPrice = sort === 'price-ascending' || sort === 'price-descending';
  const unit = offeredUnit(facets, total, sort);
  const sortBy = (to: ProductSort) => ({ as: ListLink, moves, to: change(shown, { sort: to }) });
  return (
    <styles.Bar>
      <styles.Sorts aria-label={text('list.sort')}>
        <styles.Sort {...sortBy('default')} aria-current={sort === 'default' ? 'true' : undefined}>
          {text('list.sort.default')}
        </styles.Sort>
        <styles.Sort {...sortBy('sales')} aria-current={sort === 'sales' ? 'true' : undefined}>
          {text('list.sort.sales')}
        </styles.Sort>
        <styles.Sort {...sortBy(nextPriceSort(sort))} aria-current={isByPrice ? 'true' : undefined}>
          {text('list.sort.price')}
          <PriceMark sort={sort} />
        </styles.Sort>
        {unit && <LateUnitSort unit={unit} moves={moves} />}
      </styles.Sorts>
      {facets && <FacetsButton facets={facets} moves={moves} total={total} />}
      <PageSteps moves={moves} pageCount={pageCount} />
    </styles.Bar>
  );
}

function PriceMark({ sort }: { sort: ProductSort }) {
  const text = useTexts();
  if (sort === 'price-ascending') {
    return (
      <>
        <ArrowUp size={14} strokeWidth={2} aria-hidden />
        <VisuallyHidden>{text('list.sort.ascending')}</VisuallyHidden>
      </>
    );
  }
  if (sort === 'price-descending') {
    return (
      <>
        <ArrowDown size={14} strokeWidth={2} aria-hidden />
        <VisuallyHidden>{text('list.sort.descending')}</VisuallyHidden>
      </>
    );
  }
  return <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden />;
}
