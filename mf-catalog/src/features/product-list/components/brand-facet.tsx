import type { BrandFacet as Brand } from '@jishi/api/products';
import { useTexts } from '../../../messages/texts.ts';
import { type ListMoves, stay } from '../hooks/use-list-moves.ts';
import { toggleBrand } from '../model/changes.ts';
import { Choices } from './choices.tsx';

export function BrandFacet({ brands, moves }: { brands: readonly Brand[]; moves: ListMoves }) {
  const text = useTexts();
  const { shown, moveTo } = moves;
  return (
    <Choices
      title={text('list.brand')}
      name="brand"
      choices={brands.map(({ id, name, count }) => ({ value: id, label: name, count }))}
      chosen={shown.brandIds}
      onToggle={(id) => moveTo(toggleBrand(shown, id), stay)}
      atFirst={6}
    />
  );
}
