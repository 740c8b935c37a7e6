import { useEffect } from 'react';
import { rememberSearch } from '../../../hooks/use-search-history.ts';

/** Keeps a word for the search box of this browser, however it was searched for; one that finds nothing helps nobody. */
export function useRememberedSearch(keyword: string | null, total: number): void {
  const isUseful = total > 0;
  useEffect(() => {
    if (keyword !== null && isUseful) rememberSearch(keyword);
  }, [keyword, isUseful]);
}
