import { useMemo } from 'react';
import { readViewed, VIEWED_KEY, withViewed } from '../model/viewed.ts';
import { keep, readKept, useKept } from './use-kept.ts';

/** Keeps in this browser that a visitor looked at a product. */
export const rememberViewed = (id: string): void => keep(VIEWED_KEY, withViewed(readViewed(readKept(VIEWED_KEY)), id));

export const forgetViewed = (): void => keep(VIEWED_KEY, null);

/** Ids of the products this browser's visitor looked at, last one first. */
export function useViewed(): readonly string[] {
  const text = useKept(VIEWED_KEY);
  return useMemo(() => readViewed(text), [text]);
}
