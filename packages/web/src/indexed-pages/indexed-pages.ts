import type { SiteMapSource } from '@jishi/contracts/navigation';
import type { Declaration, PageEntry } from '@jishi/contracts/release';
import { earlierSiteMap } from './earlier-parts.ts';

/** A page search engines are told of: its path, and of which of its addresses. */
export type IndexedPage = { path: string; sources: readonly SiteMapSource[] };

/**
 * Pages of a release that its parts tell search engines of, in the order of the release; none that is for customers only.
 *
 * @param declarations those of all parts
 */
export function indexedPagesOf(pages: readonly PageEntry[], declarations: readonly Declaration[]): IndexedPage[] {
  const sources = new Map(
    declarations.flatMap(({ pages: own, siteMap = earlierSiteMap }) =>
      own.flatMap(({ id }) => (siteMap[id] ? [[id, siteMap[id]] as const] : [])),
    ),
  );
  return pages
    .filter(({ guarded }) => !guarded)
    .flatMap(({ id, path }) => {
      const listed = sources.get(id);
      return listed ? [{ path, sources: listed }] : [];
    });
}
