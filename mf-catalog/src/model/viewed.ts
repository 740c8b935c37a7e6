import { isId } from '@jishi/contracts/ids';

/** Where this browser keeps which products a visitor looked at. */
export const VIEWED_KEY = 'jishi_RecentlyViewed';

/** As many as one row shows, and some that may be sold no more. */
const MAX = 20;

/** The ids with one more, newest first; an id stands there once. */
export const withViewed = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((known) => known !== id)].slice(0, MAX);

/** Reads what is kept; anything else counts as nothing. */
export function readViewed(kept: string | null): string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter(isId).slice(0, MAX) : [];
  } catch {
    return [];
  }
}
