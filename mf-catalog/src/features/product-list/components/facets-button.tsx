import type { ProductFacets } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { Badge, Button } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { ListMoves } from '../hooks/use-list-moves.ts';
import { countFilters } from '../model/changes.ts';
import { Facets } from './facets.tsx';
import * as styles from './sort-bar.styles.ts';

/** On phones the filters stand in a sheet; it stays open while one after the other is chosen. */
export function FacetsButton({ facets, moves, total }: { facets: ProductFacets; moves: ListMoves; total: number }) {
  const text = useTexts();
  const common = useCommonTexts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <styles.FilterButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        {text('list.filter')}
        <Badge count={countFilters(moves.shown)} />
      </styles.FilterButton>
      <Dialog
        open={isOpen}
        onClose={close}
        title={text('list.filter')}
        closeLabel={common('action.close')}
        footer={
          <Button kind="primary" busy={moves.isMoving} onClick={close}>
            {text('list.show_results', { count: total })}
          </Button>
        }
      >
        <Facets facets={facets} moves={moves} />
      </Dialog>
    </>
  );
}
