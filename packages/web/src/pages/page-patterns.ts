import type { PageEntry } from '@jishi/contracts/release';
import { splitLocale } from '@jishi/i18n/locale';

/** Finds the page of an address among the pages of a release. */
export type PagePatterns = (url: string) => PageEntry | null;

/** Patterns are those of react-router: `:name` is one segment, `:name?` may be missing, capitals do not count. */
export function compilePagePatterns(pages: readonly PageEntry[]): PagePatterns {
  const patterns = pages.map((page) => ({ page, expression: toExpression(page.path) }));
  return (url) => {
    const path = splitLocale(url).path.replace(/[?#].*$/, '');
    return patterns.find(({ expression }) => expression.test(path))?.page ?? null;
  };
}

function toExpression(pattern: string): RegExp {
  const segments = pattern.split('/').filter(Boolean).map(toSegment);
  return new RegExp(`^${segments.join('')}/?$`, 'i');
}

function toSegment(segment: string): string {
  if (/^:\w+\?$/.test(segment)) return '(?:/[^/]+)?';
  if (/^:\w+$/.test(segment)) return '/[^/]+';
  return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
}
