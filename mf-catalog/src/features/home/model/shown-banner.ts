import type { Banner } from '@jishi/api/shop';

/** Whether a banner has something to show, and leads to a page there is where it leads to one: nothing leads nowhere. */
export function isShown({ stage, picture, link }: Banner, leads: (address: string) => boolean): boolean {
  const hasSomething = stage !== null || picture !== null;
  return hasSomething && (link?.kind !== 'page' || leads(link.path));
}
