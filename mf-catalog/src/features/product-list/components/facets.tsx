import type { ProductFacets } from '@jishi/api/products';
import { Button } from '@jishi/ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { type ListMoves, stay } from '../hooks/use-list-moves.ts';
import { change } from '../model/changes.ts';
import { readPriceRange } from '../model/price-range.ts';
import { BrandFacet } from './brand-facet.tsx';
import { CategoryFacet } from './category-facet.tsx';
import { ColourFacet } from './colour-facet.tsx';
import * as styles from './facets.styles.ts';
import { ListForm } from './list-form.tsx';
import { PriceFacet } from './price-facet.tsx';
import { ServiceFacet } from './service-facet.tsx';

const fields = ['brand', 'min', 'max', 'stock', 'colour', 'service'] as const;

/** What the products can be narrowed by, with how many there would be. Without JavaScript all of it is sent at once. */
export function Facets({ facets, moves }: { facets: ProductFacets; moves: ListMoves }) {
  const text = useTexts();
  const [isWrong, setWrong] = useState(false);
  const { shown, moveTo } = moves;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = readPriceRange(String(form.get('min') ?? ''), String(form.get('max') ?? ''));
    setWrong(wanted === null);
    if (wanted) moveTo(change(shown, wanted), stay);
  };

  return (
    <styles.Facets role="group" aria-label={text('list.filter')}>
      {facets.categories.length > 0 && <CategoryFacet categories={facets.categories} address={shown} />}
      <ListForm address={shown} own={fields} onSubmit={handleSubmit}>
        <PriceFacet range={facets.price} shown={shown} isWrong={isWrong} />
        {facets.brands.length > 0 && <BrandFacet brands={facets.brands} moves={moves} />}
        {facets.colours.length > 0 && <ColourFacet colours={facets.colours} moves={moves} />}
        <ServiceFacet facets={facets} moves={moves} />
        <styles.WithoutScript>
          <Button type="submit" kind="primary" size="sm">
            {text('list.apply')}
          </Button>
        </styles.WithoutScript>
      </ListForm>
    </styles.Facets>
  );
}
