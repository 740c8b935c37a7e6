import type { BrandFacet as Brand } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { Checkbox } from '@jishi/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { type ListMoves, stay } from '../hooks/use-list-moves.ts';
import { toggleBrand } from '../model/changes.ts';
import * as styles from './facets.styles.ts';

/** More brands than these wait behind "show all". */
const AT_FIRST = 6;

export function BrandFacet({ brands, moves }: { brands: readonly Brand[]; moves: ListMoves }) {
  const text = useTexts();
  const common = useCommonTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  const { shown, moveTo } = moves;
  const isVisible = (id: string, index: number) => isUnfolded || index < AT_FIRST || shown.brandIds.includes(id);
  return (
    <section>
      <h2>{text('list.brand')}</h2>
      <ul>
        {brands.map(({ id, name, count }, index) => (
          <styles.Choice as="li" $isFolded={!isVisible(id, index)} key={id}>
            <Checkbox
              name="brand"
              value={id}
              label={name}
              checked={shown.brandIds.includes(id)}
              onChange={() => moveTo(toggleBrand(shown, id), stay)}
            />
            <styles.Found>{count}</styles.Found>
          </styles.Choice>
        ))}
      </ul>
      {brands.length > AT_FIRST && (
        <styles.Unfold type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? common('action.fold') : text('list.all_brands', { count: brands.length })}
        </styles.Unfold>
      )}
    </section>
  );
}
