import type { MeasureUnit } from '@jishi/api/products';
import { VisuallyHidden } from '@jishi/ui';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTexts } from '../../../messages/texts.ts';
import { perText } from '../../../model/unit-bases.ts';
import type { ListMoves } from '../hooks/use-list-moves.ts';
import { change } from '../model/changes.ts';
import { ListLink } from './list-link.tsx';
import * as styles from './sort-bar.styles.ts';

export type UnitSortProps = { unit: MeasureUnit; moves: ListMoves };

const bases: Readonly<Record<MeasureUnit, number>> = { g: 500, ml: 100, piece: 1, use: 1 };

/** Order by what the same amount costs, the cheapest first. */
export default function UnitSort({ unit, moves }: UnitSortProps) {
  const text = useTexts();
  const { shown } = moves;
  const sort = `unit-price-${unit}` as const;
  const isCurrent = shown.sort === sort;
  return (
    <styles.Sort as={ListLink} moves={moves} to={change(shown, { sort })} aria-current={isCurrent ? 'true' : undefined}>
      {text('list.sort.unit', { per: perText(text, { quantity: bases[unit], unit }) })}
      {isCurrent && (
        <>
          <ArrowUp size={14} strokeWidth={2} aria-hidden />
          <VisuallyHidden>{text('list.sort.ascending')}</VisuallyHidden>
        </>
      )}
    </styles.Sort>
  );
}
