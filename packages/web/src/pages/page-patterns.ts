import type { PageEntry } from '@jishi/contracts/release';
import { splitLocale } from '@jishi/i18n/locale';

export type FoundPage = {
  page: PageEntry;
  /** The one spelling of its path, without the language: addresses that only look different are sent there. */
  path: string;
};

/** Finds the page of an address among the pages of a release. */
export type PagePatterns = (url: string) => FoundPage | null;

/**
 * Patterns are those of react-router: `:name` is one segment, `:name?` may be missing, capitals and slashes at the end do not
 * count, and neither does which letters are percent-encoded.
 */
export function compilePagePatterns(pages: readonly PageEntry[]): PagePatterns {
  const patterns = pages.map((page) => ({ page, segments: page.path.split('/').filter(Boolean) }));
  return (url) => {
    const asked = segmentsOf(url);
    if (!asked) return null;
    for (const { page, segments } of patterns) {
      const path = spell(segments, asked);
      if (path !== null) return { page, path };
    }
    return null;
  };
}

/** Decoded; `null` for a path that cannot be. */
function segmentsOf(url: string): string[] | null {
  try {
    const { pathname } = new URL(splitLocale(url).path, 'http://shop');
    return pathname
      .replace(/\/+$/, '')
      .split('/')
      .slice(1)
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/** The asked path as the pattern spells it; `null` when it is another one's. */
function spell(pattern: readonly string[], asked: readonly string[]): string | null {
  const needed = pattern.filter((segment) => !segment.endsWith('?')).length;
  if (asked.length < needed || asked.length > pattern.length) return null;
  const spelled = asked.map((segment, index) => {
    const own = pattern[index] ?? '';
    if (own.startsWith(':')) return segment === '' ? null : encodeURIComponent(segment);
    return own.toLowerCase() === segment.toLowerCase() ? own : null;
  });
  return spelled.includes(null) ? null : `/${spelled.join('/')}`;
}
