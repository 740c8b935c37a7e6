import type { ProductFacets } from '@jishi/api/products';
import { Checkbox } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';
import { type ListMoves, stay } from '../hooks/use-list-moves.ts';
import { change } from '../model/changes.ts';
import { BrandFacet } from './brand-facet.tsx';
import { CategoryFacet } from './category-facet.tsx';
import * as styles from './facets.styles.ts';
import { PriceFacet } from './price-facet.tsx';

/** What the products can be narrowed by, with how many there would be. */
export function Facets({ facets, moves }: { facets: ProductFacets; moves: ListMoves }) {
  const text = useTexts();
  const { shown, moveTo } = moves;
  return (
    <styles.Facets role="group" aria-label={text('list.filter')}>
      {facets.categories.length > 0 && <CategoryFacet categories={facets.categories} address={shown} />}
      <PriceFacet range={facets.price} moves={moves} />
      {facets.brands.length > 0 && <BrandFacet brands={facets.brands} moves={moves} />}
      <section>
        <h2>{text('list.stock')}</h2>
        <styles.Choice>
          <Checkbox
            label={text('list.in_stock')}
            checked={shown.inStock}
            onChange={() => moveTo(change(shown, { inStock: !shown.inStock }), stay)}
          />
          <styles.Found>{facets.inStock}</styles.Found>
        </styles.Choice>
      </section>
    </styles.Facets>
  );
}
