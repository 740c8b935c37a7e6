import type { ProductFacets } from '@jishi/api/products';
import { Checkbox } from '@jishi/ui/forms';
import { useFacetWords } from '../../../messages/facets/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { type ListMoves, stay } from '../hooks/use-list-moves.ts';
import { change, toggleService } from '../model/changes.ts';
import * as styles from './facets.styles.ts';

type ServiceFacetProps = { facets: Pick<ProductFacets, 'inStock' | 'services'>; moves: ListMoves };

/** What holds of a product now. Of several that are chosen all have to. */
export function ServiceFacet({ facets: { inStock, services }, moves }: ServiceFacetProps) {
  const text = useTexts();
  const words = useFacetWords();
  const { shown, moveTo } = moves;
  return (
    <section>
      <h2>{words('service')}</h2>
      <styles.Choice>
        <Checkbox
          name="stock"
          value="1"
          label={text('list.in_stock')}
          checked={shown.inStock}
          onChange={() => moveTo(change(shown, { inStock: !shown.inStock }), stay)}
        />
        <styles.Found>{inStock}</styles.Found>
      </styles.Choice>
      {services.map(({ service, count }) => (
        <styles.Choice key={service}>
          <Checkbox
            name="service"
            value={service}
            label={words(`service.${service}`)}
            checked={shown.services.includes(service)}
            onChange={() => moveTo(toggleService(shown, service), stay)}
          />
          <styles.Found>{count}</styles.Found>
        </styles.Choice>
      ))}
    </section>
  );
}
