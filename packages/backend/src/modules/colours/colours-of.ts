import { LANGUAGES, type LocalText } from '../../kernel/texts/languages.ts';
import type { ColourFamily } from '../../kernel/words/colours.ts';
import { plainText } from '../search/simplified.ts';
import { familiesOf } from './families-of.ts';
import { COLOUR_AXES } from './words.ts';

/** What is said of a product, and of what: `颜色` – `海棠红`, in the languages it is said in. */
export type Said = { key: LocalText; value: LocalText };

/** The families of colours a product comes in, in no order. What is said of anything else but its colour tells nothing. */
export function coloursOf(said: readonly Said[]): Set<ColourFamily> {
  return new Set(said.filter(isColour).flatMap(({ value }) => familiesIn(value)));
}

const isColour = ({ key }: Said): boolean =>
  Object.values(key).some((name) => name !== undefined && COLOUR_AXES.has(plainText(name).trim()));

/** The shop's own language leads; another one is asked where that says no colour. */
function familiesIn(value: LocalText): ColourFamily[] {
  for (const { code } of LANGUAGES) {
    const found = familiesOf(value[code] ?? '');
    if (found.length > 0) return found;
  }
  return [];
}
