import type { ColourFamily } from '../../kernel/words/colours.ts';
import { plainText } from '../search/simplified.ts';
import { chineseColours, englishColours } from './words.ts';

const SEVERAL = /[/、+&,;|]|\band\b|\bwith\b|配/u;

const lists = [chineseColours, englishColours].map(
  (list) =>
    new Map(
      Object.entries(list).flatMap(([family, words]) =>
        words.split(' ').map((word) => [word, family as ColourFamily] as const),
      ),
    ),
);
const families: ReadonlyMap<string, ColourFamily> = new Map(lists.flatMap((list) => [...list]));

/** Longer words stand before those they contain: 粉红 is no red. */
const WORD = new RegExp(
  lists
    .map((list, isEnglish) => {
      const words = [...list.keys()].sort((one, other) => other.length - one.length).join('|');
      return isEnglish ? `\\b(?:${words})\\b` : words;
    })
    .join('|'),
  'gu',
);

/** The families a name of a colour, or of several, stands for: 海棠红 is red, "bottle green" green, 黑/白 both; none where it is no colour. */
export function familiesOf(name: string): ColourFamily[] {
  const parts = plainText(name).split(SEVERAL);
  return [...new Set(parts.flatMap((part) => familyOf(part) ?? []))];
}

/** What a name is at last, in both languages, says which colour it is: 孔雀蓝 and "teal grey" say before it which one of those. */
function familyOf(part: string): ColourFamily | null {
  const last = [...part.matchAll(WORD)].at(-1)?.[0];
  return (last !== undefined && families.get(last)) || null;
}
