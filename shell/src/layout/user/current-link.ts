import { type FrameLink, isCovered } from '../../navigation/frame-links.ts';

/** The link of the menu a page belongs to: its own, or the one that covers it. */
export const currentLink = (links: readonly FrameLink[], pathname: string): FrameLink | undefined =>
  links.find(({ to }) => to === pathname) ?? links.find((link) => isCovered(pathname, link));
