import { isColourName } from './colour-words.ts';
import { endLexemesOf, termLexeme } from './search-vector.ts';
import { plainText } from './simplified.ts';
import { type Meanings, termKey } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { pairsOf, runsOfPlain, stem } from './words.ts';

/** Lexemes all of which are wanted. */
export type Form = readonly string[];

/** A word of a search: found by any of its forms. */
export type Token = {
  text: string;
  /** It says what is looked for; others say more of it, and are done without first. */
  isKind: boolean;
  /** As it was typed, or as it was taken for. */
  own: readonly Form[];
  /** What means the same. */
  others: readonly Form[];
  /** What it may stand at the end of. */
  ends: readonly string[];
  /** Whole terms it may stand in: what is known by one fits best. */
  wholes: readonly string[];
  /** Whole terms that stand in its place: each is one of what it means, and none fits better than another. */
  instances: readonly string[];
  /** What was not asked for, but lies beside it, stands in its place: what fits is similar, but for what is called so. */
  isBeside: boolean;
};

/** What the shop knows of words in a language. */
export type SearchWords = { vocabulary: Vocabulary; synonyms: ReadonlyMap<string, Meanings> };

/** A token that was read. `meant`: what its text was taken for. */
export type Found = Token & { meant?: string };

/** Whether the shop knows a word, whatever for. */
export const knownIn =
  ({ vocabulary, synonyms }: SearchWords) =>
  (word: string): boolean => {
    const key = termKey(word);
    return synonyms.has(key) || vocabulary.findKey(key) !== undefined;
  };

/** A word the shop knows, or takes as it stands. */
export function tokenOf(text: string, { vocabulary, synonyms }: SearchWords): Found {
  const meanings = synonyms.get(termKey(text));
  const own = meanings?.instead ? [] : [formOf(text)];
  // What is known by the word itself is found by it, whatever else stands in its place.
  const itself = meanings?.instead ? [[wholeOf(text)]] : [];
  const others = [...(meanings?.words ?? []).map(formOf), ...itself];
  const isKind = !isColourName(text) && (meanings !== undefined || vocabulary.find(text)?.isKind === true);
  return {
    text,
    isKind,
    own,
    others,
    ends: endLexemesOf(plainText(text)),
    wholes: (meanings?.instead ? [text] : [text, ...(meanings?.words ?? [])]).map(wholeOf),
    instances: meanings?.instead ? meanings.words.map(wholeOf) : [],
    isBeside: meanings?.beside === true,
  };
}

const wholeOf = (word: string): string => termLexeme(plainText(word));

/** A word as it is indexed: pairs of Chinese characters, a single one by itself, stems of other words. */
export function formOf(text: string): Form {
  return runsOfPlain(plainText(text)).flatMap((run) => {
    if (!run.isUnspaced) return [stem(run.text)];
    return pairsOf(run.text);
  });
}
