import { readLocalStorage, useLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { useMemo } from 'react';
import { readWords, SEARCH_HISTORY_KEY, withoutWord, withWord } from '../model/search-history.ts';

const kept = () => readWords(readLocalStorage(SEARCH_HISTORY_KEY));

/** Puts a word on top of what was searched for in this browser. */
export const rememberSearch = (word: string): void => writeLocalStorage(SEARCH_HISTORY_KEY, withWord(kept(), word));

/** What was searched for in this browser, newest first. */
export function useSearchHistory() {
  const text = useLocalStorage(SEARCH_HISTORY_KEY);
  return {
    words: useMemo(() => readWords(text), [text]),
    remove: (word: string) => writeLocalStorage(SEARCH_HISTORY_KEY, withoutWord(kept(), word)),
    clear: () => writeLocalStorage(SEARCH_HISTORY_KEY, null),
  };
}
