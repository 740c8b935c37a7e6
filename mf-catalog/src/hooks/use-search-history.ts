import { useMemo } from 'react';
import { readWords, SEARCH_HISTORY_KEY, withoutWord, withWord } from '../model/search-history.ts';
import { keep, readKept, useKept } from './use-kept.ts';

const kept = () => readWords(readKept(SEARCH_HISTORY_KEY));

/** Puts a word on top of what was searched for in this browser. */
export const rememberSearch = (word: string): void => keep(SEARCH_HISTORY_KEY, withWord(kept(), word));

/** What was searched for in this browser, newest first. */
export function useSearchHistory() {
  const text = useKept(SEARCH_HISTORY_KEY);
  return {
    words: useMemo(() => readWords(text), [text]),
    remove: (word: string) => keep(SEARCH_HISTORY_KEY, withoutWord(kept(), word)),
    clear: () => keep(SEARCH_HISTORY_KEY, null),
  };
}
