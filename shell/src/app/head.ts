import type { PageHead } from '@jishi/contracts';
import type { Text } from '@jishi/i18n';
import { alternatePaths, type Lang, localePath } from '@jishi/i18n/locale';
import type zh from '../messages/zh.ts';

/** One element of the document's head that belongs to the page and changes with it. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> };

/**
 * Head of a page: the same list is written into the HTML and kept true in the browser.
 *
 * @param path path of the page without language prefix and query
 */
export function headTags(head: PageHead, lang: Lang, origin: string, path: string): HeadTag[] {
  const meta = (name: string, content: string | undefined): HeadTag[] =>
    content ? [{ name: 'meta', attributes: { name, content } }] : [];
  const canonical = head.canonical ?? path;
  const links = head.noIndex
    ? []
    : [
        { rel: 'canonical', href: origin + localePath(lang, canonical) },
        ...alternatePaths(canonical).map((alternate) => ({
          rel: 'alternate',
          hreflang: alternate.hreflang,
          href: origin + alternate.path,
        })),
      ];
  return [
    ...meta('description', head.description),
    ...meta('keywords', head.keywords),
    ...meta('robots', head.noIndex ? 'noindex' : undefined),
    ...links.map((attributes): HeadTag => ({ name: 'link', attributes })),
  ];
}

/** Title of the tab: the page, or what the shop says of itself where the page says nothing, then the shop. */
export function fullTitle(title: string, text: Text<typeof zh>): string {
  const first = title || text('shop.slogan');
  return first ? `${first} - ${text('shop.name')}` : text('shop.name');
}

/** Head of what stands in place of a page. */
export const errorHead = (status: number, text: Text<typeof zh>): PageHead => ({
  title: text(status === 404 ? 'error.not-found.title' : 'error.title'),
  noIndex: true,
});
