import { amountsOf } from './amounts.ts';
import { plainText } from './simplified.ts';
import { pairsOf, runsOfPlain, stem } from './words.ts';

/** PostgreSQL's weights, strongest first. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** `terms`: texts that are found as wholes, too: `=purple grape`. */
export type SearchSection = { weight: Weight; text: string } | { weight: Weight; terms: readonly string[] };

/** A `tsvector` counts positions up to this one. */
const LAST_POSITION = 16_383;
/** … and keeps so many of them per word. */
const POSITIONS_PER_WORD = 255;

/** What a whole term is found by, however its words are inflected; `''` when there is no word in it. */
export function termLexeme(plain: string): string {
  const words = runsOfPlain(plain).map(({ text, isUnspaced }) => (isUnspaced ? text : stem(text)));
  return words.length === 0 ? '' : `=${words.join(' ')}`;
}

/** What a term is found by that ends in a character, as 双肩包 is a 包: in Chinese the last character says what a thing is. */
export const endLexeme = (character: string): string => `~${character}`;

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
    if ('terms' in section) for (const term of section.terms) addTerm(plainText(term), section.weight);
    else addText(plainText(section.text), section.weight);
  }
  return [...positions].map(([word, places]) => `'${word}':${[...places].join(',')}`).join(' ');
}
