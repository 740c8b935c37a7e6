import type { SiteMapSource } from '@jishi/contracts/navigation';
import type { Declaration, PageEntry } from '@jishi/contracts/release';
import { earlierSiteMap } from './earlier-parts.ts';

/** A page search engines are told of: its path, and of which of its addresses. */
export type ToldPage = { path: string; sources: readonly SiteMapSource[] };

/**
 * Pages of a release that its parts tell search engines of, in the order of the release; none that is for customers only.
 *
 * @param declarations those of all parts
 */
export function toldPages(pages: readonly PageEntry[], declarations: readonly Declaration[]): ToldPage[] {
  const sources = new Map(
    declarations.flatMap(({ pages: own, siteMap = earlierSiteMap }) =>
      own.flatMap(({ id }) => (siteMap[id] ? [[id, siteMap[id]] as const] : [])),
    ),
  );
  return pages
    .filter(({ guarded }) => !guarded)
    .flatMap(({ id, path }) => {
      const told = sources.get(id);
      return told ? [{ path, sources: told }] : [];
    });
}
