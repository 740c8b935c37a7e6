import type { Lang } from '../../kernel/texts/languages.ts';
import { colourFamilies } from '../../kernel/words/colours.ts';
import { colourWords } from '../search/colour-words.ts';
import { coloursOf, type Said } from './colours-of.ts';

/** Names of the families of colours a product comes in: 海棠红 and "begonia" are found by 红色 and "red", too. */
export const colourNamesOf = (said: readonly Said[], lang: Lang): string[] => {
  const families = coloursOf(said);
  return colourFamilies.words.filter((family) => families.has(family)).map((family) => colourWords[lang][family]);
};
