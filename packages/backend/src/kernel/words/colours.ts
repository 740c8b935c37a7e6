import { vocabulary, type WordOf } from './vocabulary.ts';

/** Families the many names of colours belong to, in the order they are shown in. */
export const colourFamilies = vocabulary('colour family', {
  red: 0,
  pink: 1,
  orange: 2,
  yellow: 3,
  green: 4,
  blue: 5,
  purple: 6,
  brown: 7,
  beige: 8,
  white: 9,
  grey: 10,
  black: 11,
  metallic: 12,
  multicolour: 13,
});
export type ColourFamily = WordOf<typeof colourFamilies>;
