import type { PageEntry } from '@jishi/contracts/release';
import { pathSegments, routeMatcher } from '@jishi/contracts/route-patterns';
import { splitLocale } from '@jishi/i18n/locale';

type FoundPage = {
  page: PageEntry;
  /** Its canonical path, without the language: addresses that only look different are redirected there. */
  path: string;
};

/** Finds the page of an address among the pages of a release. */
export type PagePatterns = (url: string) => FoundPage | null;

/** Compiles the patterns of all pages once; the first one that matches wins. */
export function compilePagePatterns(pages: readonly PageEntry[]): PagePatterns {
  const patterns = pages.map((page) => ({ page, match: routeMatcher(page.path) }));
  return (url) => {
    const segments = segmentsOf(url);
    if (!segments) return null;
    for (const { page, match } of patterns) {
      const path = match(segments);
      if (path !== null) return { page, path };
    }
    return null;
  };
}

function segmentsOf(url: string): string[] | null {
  const parsed = URL.parse(splitLocale(url).path, 'http://shop');
  return parsed && pathSegments(parsed.pathname);
}
