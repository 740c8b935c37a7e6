import { type Shop, withoutDeadLinks } from '@jishi/contracts';
import { localePath } from '@jishi/i18n/locale';
import { pathWithin } from './own-link.ts';

/**
 * HTML the shop wrote, cleaned by its server, with the links of a page: those of the shop in the language one reads; those to
 * pages the release does not have without their link, as well as those that depend on where the text stands. Their words stay.
 */
export function withShopLinks(html: string, { lang, leads, origin }: Pick<Shop, 'lang' | 'leads' | 'origin'>): string {
  const own = html.replace(LINK, (whole, tag: string, href: string) => {
    const path = pathWithin(href, origin);
    if (path !== null) return `${tag} href="${path}"`;
    return isWhole(href) ? whole : tag;
  });
  return withoutDeadLinks(own, leads).replace(LINK, (whole, tag: string, href: string) =>
    isPage(href) ? `${tag} href="${localePath(lang, href)}"` : whole,
  );
}

const LINK = /(<a\b[^>]*?) href="([^"]*)"/g;

/** An address that is the same on every page: with a scheme, from the root, or a place on the page itself. */
const isWhole = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href);

/** Pictures and calls have no language. */
const isPage = (href: string): boolean => /^\/(?!\/|(?:media|api|remotes)\/)/.test(href);
