import { paths, withQuery } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';

/** Key in this browser. */
export const COMPARED_KEY = 'jishi_Compared';

/** As many products stand beside each other. */
export const MAX_COMPARED = 4;

/** Ids out of any list, in order: each once, as many as can be compared. */
const comparable = (ids: readonly unknown[]): string[] => [...new Set(ids.filter(isId))].slice(0, MAX_COMPARED);

/** What this browser keeps; never throws. */
export function readCompared(json: string | null): string[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? comparable(value) : [];
  } catch {
    return [];
  }
}

/** The ids with one more or less. One more than fits changes nothing. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : comparable([...ids, id]);

/** Ids an address asks to compare. */
export const comparedIn = (query: URLSearchParams): string[] => comparable((query.get('ids') ?? '').split(','));

/** The page that compares these products. */
export const comparePath = (ids: readonly string[]): string => withQuery(paths.compare(), { ids: ids.join(',') });
