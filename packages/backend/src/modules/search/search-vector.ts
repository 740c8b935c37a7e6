import { pairsOf, runsOf, stem } from './words.ts';

/** PostgreSQL's weights, strongest first. */
type Weight = 'A' | 'B' | 'C' | 'D';

export type SearchSection = { weight: Weight; text: string };

/** A `tsvector` counts positions up to this one. */
const LAST_POSITION = 16_383;
/** … and keeps so many of them per word. */
const POSITIONS_PER_WORD = 255;

/**
 * Writes the `tsvector` of a text as PostgreSQL reads it. Chinese is indexed by single characters and pairs, which finds
 * every part of every word without a dictionary; words of other scripts by their stem.
 */
export function searchVector(sections: SearchSection[]): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  const add = (word: string, weight: Weight) => {
    const known = positions.get(word) ?? [];
    if (known.length < POSITIONS_PER_WORD) known.push(`${Math.min(position, LAST_POSITION)}${weight}`);
    positions.set(word, known);
  };
  for (const { weight, text } of sections) {
    for (const run of runsOf(text)) {
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
  }
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}
