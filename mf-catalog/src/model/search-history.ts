/** Where this browser keeps what was searched for. */
export const SEARCH_HISTORY_KEY = 'jishi_SearchHistory';

/** More than these nobody looks through. */
const MAX_WORDS = 10;

/** The words with one more, newest first; a word stands there once. */
export const withWord = (words: readonly string[], word: string): string[] =>
  [word, ...withoutWord(words, word)].slice(0, MAX_WORDS);

export const withoutWord = (words: readonly string[], word: string): string[] =>
  words.filter((known) => known !== word);

/** Reads what is kept; anything else counts as nothing. */
export function readWords(kept: string | null): string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string').slice(0, MAX_WORDS) : [];
  } catch {
    return [];
  }
}
