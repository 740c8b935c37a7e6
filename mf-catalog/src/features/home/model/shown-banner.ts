import type { Banner } from '@jishi/api/shop';
import type { Shop } from '@jishi/contracts';
import { ownLink } from '@jishi/part-kit/own-link';

/**
 * A banner as it is shown, with the link a page has for it; `null` for one that has nothing to show, or leads to a page there is
 * not: nothing leads nowhere.
 */
export function shownBanner(banner: Banner, { leads, origin }: Pick<Shop, 'leads' | 'origin'>): Banner | null {
  if (banner.stage === null && banner.picture === null) return null;
  const link = banner.link && ownLink(banner.link, origin);
  return link?.kind === 'page' && !leads(link.path) ? null : { ...banner, link };
}
