import { amountsOf } from './amounts.ts';
import { plainText } from './simplified.ts';
import { pairsOf, runsOfPlain, stem } from './words.ts';

/** PostgreSQL's weights, strongest first. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** `terms`: texts that are found as wholes, too: `=purple grape`. `ends`: texts that are found by what they end in alone. */
export type SearchSection =
  | { weight: Weight; text: string }
  | { weight: Weight; terms: readonly string[] }
  | { weight: Weight; ends: readonly string[] };

/** A `tsvector` counts positions up to this one. */
const LAST_POSITION = 16_383;
/** … and keeps so many of them per word. */
const POSITIONS_PER_WORD = 255;

/** What a whole term is found by, however its words are inflected; `''` when there is no word in it. */
export function termLexeme(plain: string): string {
  const words = runsOfPlain(plain).map(({ text, isUnspaced }) => (isUnspaced ? text : stem(text)));
  return words.length === 0 ? '' : `=${words.join(' ')}`;
}

/** What a term is found by that ends so, as 黑巧克力 is 巧克力 and a night light a light: what a thing is stands last. */
const endLexeme = (end: string): string => `~${end}`;

/** Longer ends are words by themselves. */
const LONGEST_END = 3;

/** Ends of a term: its last characters, or its last word. */
function endsOf(plain: string): string[] {
  const last = runsOfPlain(plain).at(-1);
  if (!last) return [];
  if (!last.isUnspaced) return [stem(last.text)];
  const characters = [...last.text];
  const most = Math.min(LONGEST_END, characters.length);
  return Array.from({ length: most }, (_, shorter) => characters.slice(-(shorter + 1)).join(''));
}

/** What a word of a search may be the end of; none for a phrase. */
export function endLexemesOf(plain: string): string[] {
  const [run, ...more] = runsOfPlain(plain);
  if (!run || more.length > 0) return [];
  if (!run.isUnspaced) return [endLexeme(stem(run.text))];
  return [...run.text].length <= LONGEST_END ? [endLexeme(run.text)] : [];
}

/**
 * Writes the `tsvector` of a text as PostgreSQL reads it. Chinese is indexed by single characters and pairs, which finds
 * every part of every word without a dictionary; words of other scripts by their stem; amounts in their base unit.
 */
export function searchVector(sections: readonly SearchSection[]): string {
  const positions = new Map<string, Set<string>>();
  let position = 0;
  const add = (word: string, weight: Weight) => {
    const known = positions.get(word) ?? new Set();
    if (known.size < POSITIONS_PER_WORD) known.add(`${Math.min(Math.max(position, 1), LAST_POSITION)}${weight}`);
    positions.set(word, known);
  };
  const addText = (plain: string, weight: Weight) => {
    for (const run of runsOfPlain(plain)) {
      if (!run.isUnspaced) {
        position += 1;
        add(stem(run.text), weight);
        continue;
      }
      const characters = [...run.text];
      const pairs = characters.length > 1 ? pairsOf(run.text) : [];
      for (const [index, character] of characters.entries()) {
        position += 1;
        add(character, weight);
        const pair = pairs[index];
        if (pair !== undefined) add(pair, weight);
      }
    }
    for (const { lexemes } of amountsOf(plain)) for (const lexeme of lexemes) add(lexeme, weight);
  };
  const addTerm = (plain: string, weight: Weight) => {
    addText(plain, weight);
    const whole = termLexeme(plain);
    if (whole !== '') add(whole, weight);
    const last = runsOfPlain(plain).at(-1);
    if (last?.isUnspaced) add(endLexeme([...last.text].at(-1) ?? ''), weight);
  };
  for (const section of sections) {
    if ('ends' in section)
      for (const text of section.ends) for (const end of endsOf(plainText(text))) add(endLexeme(end), section.weight);
    else if ('terms' in section) for (const term of section.terms) addTerm(plainText(term), section.weight);
    else addText(plainText(section.text), section.weight);
  }
  return [...positions].map(([word, places]) => `'${word}':${[...places].join(',')}`).join(' ');
}
