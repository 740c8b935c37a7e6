import { isCovered, type LayoutLink } from '../../navigation/layout-links.ts';

/** The link of the menu a page belongs to: its own, or the one that covers it. */
export const currentLink = (links: readonly LayoutLink[], pathname: string): LayoutLink | undefined =>
  links.find(({ to }) => to === pathname) ?? links.find((link) => isCovered(pathname, link));
