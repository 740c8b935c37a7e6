import type { ColourFamily } from '../../kernel/words/colours.ts';
import { plainText } from '../search/simplified.ts';
import { chineseColours, englishColours } from './words.ts';

const LETTER = /\w/;
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

const LONGEST = Math.max(...[...families.keys()].map(({ length }) => length));

/** The families a name of a colour, or of several, stands for: 海棠红 is red, "bottle green" green, 黑/白 both; none where it is no colour. */
export function familiesOf(name: string): ColourFamily[] {
  const parts = plainText(name).split(SEVERAL);
  return [...new Set(parts.flatMap((part) => familyOf(part) ?? []))];
}

/** What a name is at last, in both languages, says which colour it is: 孔雀蓝 and "teal grey" say before it which one of those. */
function familyOf(part: string): ColourFamily | null {
  let last: ColourFamily | null = null;
  for (let at = 0; at < part.length; ) {
    const word = wordAt(part, at);
    if (word !== null) last = families.get(word) ?? last;
    at += word?.length ?? 1;
  }
  return last;
}

/** The longest word that begins there: 粉红 is no red. English ones are whole words. */
function wordAt(part: string, at: number): string | null {
  for (let length = Math.min(LONGEST, part.length - at); length > 0; length -= 1) {
    const word = part.slice(at, at + length);
    if (families.has(word) && (!LETTER.test(word) || standsAlone(part, at, at + length))) return word;
  }
  return null;
}

const standsAlone = (part: string, from: number, to: number): boolean =>
  !LETTER.test(part.charAt(from - 1)) && !LETTER.test(part.charAt(to));
