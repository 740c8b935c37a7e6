import { useMemo } from 'react';
import { useCategories } from '../../../hooks/use-categories.ts';
import { type Stall, stallsOf } from '../model/stalls.ts';

/** The stalls of the street; the same ones as long as the categories are. */
export function useStalls(): readonly Stall[] {
  const categories = useCategories();
  return useMemo(() => stallsOf(categories), [categories]);
}
