import { plainText } from './simplified.ts';

/** Scripts that are written without blanks: cut into single characters and pairs. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u;
// A decimal point belongs to its number, an apostrophe to its word.
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}]+(?:(?:(?<=\d)\.(?=\d)|['’](?=\p{L}))[\p{L}\p{N}]+)*/gu;
// A letter run of the second kind stops where an unspaced script begins.
const spacedOnly = /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u;

/** One run of letters in either kind of script, in lower case, plain width and simplified characters; `at`: where it begins. */
export type Run = { text: string; isUnspaced: boolean; at: number };

/** Cuts a text into runs: `2斤 Purple GRAPES` gives `2`, `斤`, `purple`, `grapes`. */
export function runsOf(text: string): Run[] {
  return runsOfPlain(plainText(text));
}

/** The same for a text that is plain already. */
export function runsOfPlain(plain: string): Run[] {
  const found: Run[] = [];
  for (const { 0: match, index } of plain.matchAll(runs)) {
    let at = 0;
    while (at < match.length) {
      const rest = match.slice(at);
      const isUnspaced = unspaced.test(rest[0] ?? '');
      const part = (isUnspaced ? unspaced : spacedOnly).exec(rest)?.[0] ?? rest;
      found.push({ text: isUnspaced ? part : part.replace(/['’]s?$|['’]/g, ''), isUnspaced, at: index + at });
      at += part.length;
    }
  }
  return found;
}

/** Neighbouring pairs of characters; a single character stays alone. */
export function pairsOf(text: string): string[] {
  const characters = [...text];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Plurals no rule makes. */
const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  feet: 'foot',
  geese: 'goose',
  men: 'man',
  mice: 'mouse',
  people: 'person',
  teeth: 'tooth',
  women: 'woman',
  ...Object.fromEntries(
    ['calf', 'half', 'leaf', 'loaf', 'scarf', 'shelf', 'wolf', 'knife', 'life', 'wife'].map((word) => [
      word.replace(/fe?$/, 'ves'),
      word,
    ]),
  ),
};
const endsInOe = new Set(['shoes', 'toes', 'hoes', 'canoes', 'horseshoes']);

/** Takes the plural off an English word (Harman's S-stemmer, and what it does not know), so `grapes` meets `grape`. */
export function stem(word: string): string {
  const known = irregular[word];
  if (known !== undefined && Object.hasOwn(irregular, word)) return known;
  if (word.length < 4 || !word.endsWith('s')) return word;
  // What is worn is no glass.
  if (word.endsWith('glasses')) return word;
  if (word.endsWith('ies') && !/[ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('oes') && !endsInOe.has(word)) return word.slice(0, -2);
  if (/[us]s$/.test(word)) return word;
  const single = word.slice(0, -1);
  // `mens` and `womens` are possessives whose apostrophe was left out.
  return Object.hasOwn(irregular, single) ? (irregular[single] ?? single) : single;
}
