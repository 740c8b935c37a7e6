import type { UnderstoodSearch } from '@jishi/api/products';
import { useEffect } from 'react';
import { rememberSearch } from '../../../hooks/use-search-history.ts';

/**
 * Keeps a word for the search box of this browser, however it was searched for, as it was understood; one that finds nothing or only what is
 * similar helps nobody.
 */
export function useRememberedSearch(keyword: string | null, total: number, search: UnderstoodSearch | null): void {
  const isUseful = total > 0 && search?.exact !== 0;
  const word = search?.corrected ?? keyword;
  useEffect(() => {
    if (word !== null && isUseful) rememberSearch(word);
  }, [word, isUseful]);
}
