import type { Declaration } from '@jishi/contracts/release';

/** Keys of the query a page depends on; `null`: any may count, as nobody wrote them down. */
export type QueryKeys = ReadonlySet<string> | null;

/** Under it a shell names the keys its frame reads on every page. */
const FRAME = '*';

/** By it a page is asked to outline its parts (decision 019). */
const OUTLINE = 'parts';

/**
 * What the parts of a release say of the queries they read, by the id of a page.
 *
 * @param declarations those of all parts, the shell's too
 */
export function queryKeysOf(
  declarations: readonly Declaration[],
  { mayShowParts }: { mayShowParts: boolean },
): (pageId: string) => QueryKeys {
  const frame = declarations.find(({ part }) => part === 'shell')?.queryKeys?.[FRAME];
  const common = frame?.filter((key) => mayShowParts || key !== OUTLINE);
  const known = declarations.flatMap(({ queryKeys = {} }) => Object.entries(queryKeys));
  const keys = new Map(common && known.map(([id, own]) => [id, new Set([...own, ...common])]));
  return (pageId) => keys.get(pageId) ?? null;
}

/**
 * The query of an address with the known keys alone, in one spelling: sorted by key, the values of a key in their order.
 *
 * @returns with its question mark, or nothing
 */
export function knownQuery(url: string, keys: QueryKeys): string {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  if (keys === null) return query && `?${query}`;
  const known = [...new URLSearchParams(query)].filter(([key]) => keys.has(key));
  known.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
}
