import { changesBetween } from './likeness.ts';
import type { KnownWord } from './vocabulary.ts';

export type Candidate = { key: string; word: KnownWord };

/** Kinds of things first, then what more goods are known by. */
export const better = (one: KnownWord, other: KnownWord): number =>
  Number(other.isKind) - Number(one.isKind) || other.goods - one.goods;

/** Of some words the one that is at most so many changes away from what was typed: the nearest, else the best known. */
export function nearest(
  key: string,
  candidates: readonly Candidate[],
  most: number,
  isMeant: (letters: readonly string[]) => boolean,
): KnownWord | undefined {
  const letters = new Set(key);
  let best: { word: KnownWord; changes: number } | undefined;
  for (const { key: candidate, word } of candidates) {
    if (!word.isNamed || countMissing(candidate, letters) > most || !isMeant([...candidate])) continue;
    const changes = changesBetween(key, candidate);
    if (changes === 0 || changes > most) continue;
    if (!best || changes < best.changes || (changes === best.changes && better(word, best.word) < 0))
      best = { word, changes };
  }
  return best?.word;
}

/** Letters of a word that are not among those typed: each of them is a change at least. */
function countMissing(word: string, letters: ReadonlySet<string>): number {
  let missing = 0;
  for (const letter of word) if (!letters.has(letter)) missing += 1;
  return missing;
}
