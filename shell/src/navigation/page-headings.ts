import type { Declaration, HeadingLook, PageEntry } from '@jishi/contracts/release';
import type { Lang } from '@jishi/i18n/locale';

export type PageHeading = { text: string; look: HeadingLook };

/** A page as a tab knows it: with its heading, where that is known before the page is loaded. */
export type KnownPage = PageEntry & { heading?: PageHeading };

type Release = { pages: readonly PageEntry[]; declarations: readonly Pick<Declaration, 'headings'>[] };

/** Pages of a release with what their parts say of their headings, in one language. */
export function knownPagesOf({ pages, declarations }: Release, lang: Lang): KnownPage[] {
  const headings = new Map(declarations.flatMap((declaration) => Object.entries(declaration.headings ?? {})));
  return pages.map((page) => {
    const heading = headings.get(page.id);
    return heading ? { ...page, heading: { text: heading[lang], look: heading.look } } : page;
  });
}
