import type { ColourFacet as Colour } from '@jishi/api/products';
import { useFacetWords } from '../../../messages/facets/texts.ts';
import { type ListMoves, stay } from '../hooks/use-list-moves.ts';
import { toggleColour } from '../model/changes.ts';
import { swatches } from '../model/swatches.ts';
import { Choices } from './choices.tsx';
import * as styles from './facets.styles.ts';

/** Families of colours, each with its name: nobody has to tell two swatches apart. */
export function ColourFacet({ colours, moves }: { colours: readonly Colour[]; moves: ListMoves }) {
  const words = useFacetWords();
  const { shown, moveTo } = moves;
  const label = (colour: Colour['colour']) => (
    <styles.Colour>
      <styles.Swatch $ground={swatches[colour]} />
      {words(`colour.${colour}`)}
    </styles.Colour>
  );
  const choices = colours.map(({ colour, count }) => ({ value: colour, label: label(colour), count }));
  const toggle = (value: string) => {
    const chosen = colours.find(({ colour }) => colour === value);
    if (chosen) moveTo(toggleColour(shown, chosen.colour), stay);
  };
  return (
    <Choices
      title={words('colour')}
      name="colour"
      choices={choices}
      chosen={shown.colours}
      onToggle={toggle}
      atFirst={8}
    />
  );
}
