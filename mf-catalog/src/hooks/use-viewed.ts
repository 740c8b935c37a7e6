import { readLocalStorage, useLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { useMemo } from 'react';
import { readViewed, VIEWED_KEY, withViewed } from '../model/viewed.ts';

/** Keeps in this browser that a visitor looked at a product. */
export const rememberViewed = (id: string): void =>
  writeLocalStorage(VIEWED_KEY, withViewed(readViewed(readLocalStorage(VIEWED_KEY)), id));

export const forgetViewed = (): void => writeLocalStorage(VIEWED_KEY, null);

/** Ids of the products this browser's visitor looked at, last one first. */
export function useViewed(): readonly string[] {
  const text = useLocalStorage(VIEWED_KEY);
  return useMemo(() => readViewed(text), [text]);
}
