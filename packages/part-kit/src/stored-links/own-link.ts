import type { BannerLink } from '@jishi/api/shop';
import { splitLocale } from '@jishi/i18n/locale';

/**
 * Where a banner leads, as a link of this page: an address of the shop itself, as it is copied from a browser, is a page of it, and
 * pages are those of the language one reads.
 *
 * @param origin scheme and host of the shop
 */
export function ownLink(link: BannerLink, origin: string): BannerLink {
  const path = link.kind === 'page' ? link.path : pathWithin(link.url, origin);
  return path === null ? link : { kind: 'page', path: splitLocale(path).path };
}

/** What of an address stands behind the origin; `null` for one of another site. */
export function pathWithin(address: string, origin: string): string | null {
  if (!address.startsWith(origin)) return null;
  const rest = address.slice(origin.length);
  if (rest === '' || rest.startsWith('/')) return rest || '/';
  return /^[?#]/.test(rest) ? `/${rest}` : null;
}
